"""Dirt of the close pictures as pictures: tex/KIND.png, color and coverage; and what clean glass mirrors, out of focus: tex/out-KIND.png.
/usr/bin/python3 textures.py PICTURES [kind …]"""
import sys
from tex import *
src, *want = sys.argv[1:]
def srgb(c): c = np.clip(c, 0, 1); return np.where(c <= .0031308, 12.92*c, 1.055*c**(1/2.4)-.055)
def save(n, col, k):
    col = np.broadcast_to(np.asarray(col, np.float32), k.shape+(3,)); o = np.dstack([srgb(col)[..., ::-1], np.clip(k, 0, 1)]); cv2.imwrite(f'tex/{n}.png', (o*255+.5).astype(np.uint8))
def grid(h, w): return np.mgrid[0:1:h*1j, 0:1:w*1j].astype(np.float32)          # v from the top, u
def blur(a, s): return cv2.GaussianBlur(a, (0, 0), s)
def do(n): return not want or n in want
def grains(d, sizes, seed):
    """specks of the given radii (pixels, share of the cover) where the density d says: cover and tone of each speck, 0..1"""
    r = np.random.default_rng(seed); h, w = d.shape; k = np.zeros((h, w), np.float32); tone = np.zeros((h, w), np.float32)
    for rad, share in sizes:
        n = np.clip(d, 0, 1.6)*share/(np.pi*max(rad, .6)**2); i = (r.random((h, w)) < n).astype(np.float32)*r.uniform(.35, 1, (h, w)).astype(np.float32); q = int(np.ceil(rad)); yy, xx = np.mgrid[-q:q+1, -q:q+1]; e = (np.hypot(yy, xx) <= rad+.3).astype(np.uint8); t = cv2.dilate(i, e) if rad >= 1 else i; t = np.where(t > 0, t, 0); tone = np.where(t > 0, t, tone); k = np.maximum(k, (t > 0)*np.float32(1))
    return blur(k, .6), blur(tone, .6)
def wiped(h, w, pts, wid, soft=3.):
    """a stroke through the dirt, and the ridge it pushed up along its sides and at its end"""
    m = np.zeros((h, w), np.uint8); p = np.array(pts, np.float32); t = np.linspace(0, len(p)-1, 400); c = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in (0, 1)], 1); c = cv2.GaussianBlur(c.astype(np.float32), (1, 61), 14, borderType=cv2.BORDER_REPLICATE); cv2.polylines(m, [(c*(w, h)).astype(np.int32)], False, 255, int(wid), cv2.LINE_AA); e = cv2.distanceTransform(255-m, cv2.DIST_L2, 5); return blur((m > 127).astype(np.float32), soft), np.exp(-((e-5)/5.)**2)*(m < 128)
def rained(h, w, n, seed, length, wid, top=(.0, .7)):
    """where drops ran down: the track that they washed, and what they left along its sides and at its foot"""
    r = np.random.default_rng(seed); tr = np.zeros((h, w), np.float32); foot = np.zeros((h, w), np.float32)
    for _ in range(n):
        x, y, L = r.random()*w, r.uniform(*top)*h, r.uniform(*length)*h; N = int(L); dx = blur(np.cumsum(r.standard_normal(N+1)).reshape(-1, 1).astype(np.float32), 9)[:, 0]*.55; W = r.uniform(*wid); ww = W*(.75+.3*np.sin(np.arange(N+1)*.012+x)+.15*blur(r.standard_normal((N+1, 1)).astype(np.float32), 14)[:, 0]*9)
        pts = np.stack([x+dx-dx[0], y+np.arange(N+1)], 1)
        for i in range(0, N, 3): cv2.circle(tr, (int(pts[i, 0]*8), int(pts[i, 1]*8)), int(max(1., ww[i])*8), 1., -1, cv2.LINE_AA, 3)
        q = pts[-1]; cv2.ellipse(foot, (int(q[0]), int(q[1])), (int(W*1.5), int(W*1.9)), 0, 0, 180, 1., 3, cv2.LINE_AA)
    edge = np.clip(blur(cv2.dilate(tr, np.ones((7, 7))), 1.5)-tr, 0, 1); return blur(tr, 1.2), np.clip(edge*.55+blur(foot, 1.2), 0, 1)
BIG = (2000, 3000)          # a pane of .9 x .6 m at .3 mm
def settled(foot, side, corner, seed):
    """density of what lies on a pane: thick along the foot, up the sides, in the lower corners"""
    h, w = BIG; v, u = grid(h, w); g1, g2 = noise(h, w, 1.2, 3, seed), noise(h, w, .9, 14, seed+1); e = np.minimum(u, 1-u)*1.5; y = (1-v)*(1+.22*g1+.10*g2).clip(.3, 2); c = np.hypot(e, (1-v)); return v, u, g1, g2, foot[0]*np.exp(-np.maximum(y-.010, 0)/foot[1])+side[0]*np.exp(-e/side[1])*ss(v, .15, .95)+corner[0]*np.exp(-(c*(1+.15*g2)/corner[1])**2)
if do('pollen'):        # heaps at the foot and in the corners, tide lines of one shower, tracks it washed; between them single grains
    h, w = BIG; v, u, g1, g2, d = settled((1.25, .045), (.75, .020), (.95, .15), 1); d += .085*np.exp(.55*g2+.3*g1)
    for i, y in enumerate((.60, .73, .83, .90)): q = (v-y-.020*blur(noise(1, w, 1.2, 2, 40+i), 15)-.004*g2)/.0045; d += np.exp(-q*q)*(.26+.10*i)*(.5+.5*ss(noise(1, w, 1.0, 4, 50+i), -1, 1))
    tr, ed = rained(h, w, 26, 7, (.12, .5), (6, 15)); ri = drops(h, w, 520, 7, 30, 5, ring=.8, fill=-.9, p=2.0, wob=.2); d = d*(1-.93*tr)+.75*ed; d = np.where(ri != 0, d*.35+.9*np.maximum(ri, 0), d)
    k, t = grains(d, ((3, .18), (2, .34), (1, .42), (.5, .25)), 3); film = np.clip(.05+.10*d, 0, .75)*(1-.8*tr); save('pollen', np.array((.70, .55, .10))*(.62+.55*np.where(k > .3, t, .6))[..., None], np.clip(np.maximum(k*.96, film), 0, .97))
if do('dust'):          # a thin tan film with the pits of a few drops; a finger has been drawn through it; the dust itself lies at the foot and in the corner
    h, w = BIG; v, u, g1, g2, d = settled((1.2, .055), (.70, .022), (.95, .17), 11); st = noise(h, w, 1.0, 3, 13, sx=.06); d += .16*np.exp(.35*g2+.25*g1+.15*st)+.22*ss(v, .55, 1)
    tr, ed = rained(h, w, 15, 16, (.10, .45), (6, 14)); ri = drops(h, w, 380, 8, 36, 15, ring=.6, fill=-.9, p=1.7, wob=.2); d = d*(1-.85*tr)+.5*ed; d = np.where(ri != 0, d*.40+.6*np.maximum(ri, 0), d); cl = np.zeros((h, w), np.float32)
    m, rim = wiped(h, w, [(.545, .60), (.60, .575), (.66, .585), (.71, .625), (.745, .685), (.79, .735), (.85, .745), (.905, .715)], 42); tail = ss(-u, -.915, -.85)*.75+.25; d = d*(1-.97*m*tail)+.9*rim*(1-m); cl = m*tail
    k, t = grains(d, ((2.5, .10), (1.5, .30), (1, .45), (.5, .4)), 13); film = np.clip(.17+.05*g1+.05*st+.22*d, .05, .85)*(1-.92*cl)*(1-.6*tr)*np.where(ri != 0, .6, 1); save('dust', np.array((.50, .38, .25))*(.66+.5*np.where(k > .3, t, .6))[..., None], np.clip(np.maximum(k*.94, film), 0, .96))
if do('grit'):          # sand that the wind threw: coarse, in the lower third and beside the mullion, scoured streaks above, washed tracks
    h, w = BIG; v, u, g1, g2, d = settled((1.35, .06), (.85, .030), (1.1, .20), 81); st = noise(h, w, 1.0, 3, 83, sx=.05); d += .055*np.exp(.5*g2+.3*g1)+.16*ss(v, .50, 1)**2
    tr, ed = rained(h, w, 22, 86, (.12, .5), (6, 16)); ri = drops(h, w, 300, 8, 32, 85, ring=.7, fill=-.9, p=1.8, wob=.22); d = d*(1-.9*tr)+.6*ed; d = np.where(ri != 0, d*.45+.6*np.maximum(ri, 0), d)
    k, t = grains(d, ((4, .10), (3, .22), (2, .36), (1, .36)), 83); film = np.clip(.10+.03*g1+.03*st+.14*d, .03, .7)*(1-.7*tr); r = np.random.default_rng(89); hue = cv2.resize(r.random((h//3, w//3)).astype(np.float32), (w, h), interpolation=cv2.INTER_NEAREST)[..., None]; c = np.array((.44, .32, .20))*(1-hue)+np.array((.52, .42, .31))*hue; save('grit', c*(.55+.6*np.where(k > .3, t, .6))[..., None], np.clip(np.maximum(k*.97, film), 0, .97))
if do('scale'):         # white spots of dried sprinkler water in an arc, runs below them, a crust along the foot
    h, w = BIG; v, u = grid(h, w); g2 = noise(h, w, .9, 6, 22)
    def arc(x, y): return float(np.clip(.03+.9*np.exp(-((y-(.50+.55*(x-.40)**2))/.11)**2)+1.1*max(0, y-.60)/.4, 0, 1))
    s = drops(h, w, 1500, 5, 21, 23, ring=.42, fill=.30, prob=arc, p=2.2, wob=.26); s = np.maximum(s, drops(h, w, 7000, 2, 8, 24, ring=.35, fill=.42, prob=arc, wob=.22)); s = np.maximum(s, drops(h, w, 14000, .8, 2.4, 25, ring=.1, fill=.7, prob=arc)); s = np.maximum(s, .62*runs(h, w, 80, 26, (2.5, 6), (.10, .42), .36))
    crust = ss(v+.035*g2+.02*noise(h, w, 1.1, 3, 27, sx=1, sy=.3), .915, .99)*(.70+.24*noise(h, w, .3, 60, 28)); kk = .04+.015*g2+.16*ss(v, .45, .98)*(1+.4*g2)+.92*s*(.80+.22*noise(h, w, .4, 40, 29))+.8*crust
    save('scale', (.80, .80, .775), np.clip(kk, .02, .95))
if do('overspray'):     # pane .9 x .6: a mist of wall paint, heavier to the left, flecks, a few smears where somebody wiped
    h, w = 1100, 1650; v, u = grid(h, w); g1 = noise(h, w, 1.2, 2, 31)
    def fog(x, y): return float(np.clip(1.05*np.exp(-x/.42)+.18*np.exp(-((y-.8)/.3)**2), .03, 1))
    s = np.maximum(drops(h, w, 21000, .7, 2.0, 32, ring=0, fill=1.2, prob=fog), drops(h, w, 2200, 1.6, 5.5, 33, ring=0, fill=1.3, prob=fog, p=2.6)); s = np.maximum(s, drops(h, w, 60, 5, 12, 34, ring=0, fill=1.4, prob=fog, wob=.3))
    sm = np.zeros((h, w), np.float32)
    for i in range(5): a = np.zeros((h, w), np.uint8); x, y = .10+.07*i, .40+.06*(i % 3); cv2.ellipse(a, (int(x*w), int(y*h)), (int(.12*w), int(.03*h)), -28, 0, 360, 255, -1, cv2.LINE_AA); sm = np.maximum(sm, blur(a.astype(np.float32)/255, 9)*ss(noise(h, w, .8, 3, 35+i, sx=.9, sy=.25), -.3, 1.6))
    k = .16*np.exp(-u/.4)*(1+.35*g1)+s+.0*sm
    save('overspray', (.74, .70, .62), np.clip(k, 0, .97))
if do('moth'):          # pane .9 x .6, its upper left corner in sight: film, fly specks, dusty wing prints
    h, w = 1100, 1650; v, u = grid(h, w); r = np.random.default_rng(41); k = .13+.03*noise(h, w, 1.2, 2, 42)+.25*np.exp(-np.minimum(u, v*h/w)/.03); col = np.ones((h, w, 3), np.float32)*np.array((.42, .38, .31))
    for i in range(26):
        x, y, s, a = r.uniform(.06, .95)*w, r.uniform(.08, .85)*h, r.uniform(20, 44), r.uniform(0, 6.28); yy, xx = np.mgrid[max(int(y-90), 0):min(int(y+90), h), max(int(x-90), 0):min(int(x+90), w)]; dx, dy = xx-x, yy-y; p, q = (dx*np.cos(a)+dy*np.sin(a))/s, (-dx*np.sin(a)+dy*np.cos(a))/s
        n = noise(*p.shape, .6, 3, 60+i); wing = np.maximum(np.exp(-((np.abs(q)-.75)/.42)**2-((p+.35*np.abs(q))/.55)**2), .8*np.exp(-(q/.2)**2-(p/.9)**2))*(.55+.35*n); k[yy, xx] = np.maximum(k[yy, xx], .62*np.clip(wing, 0, 1))
    sp = drops(h, w, 190, 2.2, 5.5, 43, ring=0, fill=1.4); col = col*(1-sp[..., None].clip(0, 1))+np.array((.045, .03, .02))*sp[..., None].clip(0, 1); k = np.maximum(k, sp); save('moth', col, np.clip(k, 0, .95))
    # webs on their own card: threads from the corner, sagging rungs, lint
    h = w = 1200; a = np.zeros((h, w), np.float32); r = np.random.default_rng(44)
    def web(cx, cy, R, a0, a1, n, m, sag, lo):
        global a
        an = np.sort(np.linspace(a0, a1, n)+r.normal(0, .03, n)); L = R*r.uniform(.75, 1.05, n); im = np.zeros((h, w), np.uint8)
        for q, l in zip(an, L): cv2.line(im, (int(cx), int(cy)), (int(cx+np.cos(q)*l), int(cy+np.sin(q)*l)), int(r.uniform(110, 200)), 1, cv2.LINE_AA)
        for j in range(m):
            f = .12+.86*(j+r.uniform(-.35, .35))/m
            for i in range(n-1):
                if r.random() < lo: continue
                p0, p1 = [np.array((cx+np.cos(an[t])*L[t]*f, cy+np.sin(an[t])*L[t]*f)) for t in (i, i+1)]; mid = (p0+p1)/2+(np.array((cx, cy))-(p0+p1)/2)*sag+np.array((0, 5)); t = np.linspace(0, 1, 14)[:, None]; c = (1-t)**2*p0+2*t*(1-t)*mid+t*t*p1; cv2.polylines(im, [c.astype(np.int32)], False, int(r.uniform(70, 170)), 1, cv2.LINE_AA)
        a = np.maximum(a, im.astype(np.float32)/255)
    web(6, 6, 900, .05, 1.50, 15, 22, .10, .18); web(6, 6, 520, .2, 1.4, 22, 16, .16, .35); web(420, 4, 360, .5, 2.5, 12, 12, .12, .3)
    a = np.maximum(a, .75*blur(a, 1.0)); lint = drops(h, w, 170, 2, 9, 45, ring=0, fill=1.1, wob=.5, p=3)*ss(blur((a > .15).astype(np.float32), 14), .10, .3); film = blur(a, 9)*.55; k = np.maximum(np.maximum(a*.9, lint*.85), film); save('web', (.62, .60, .55), k)
if do('oil'):           # slab 2.4 x 1.8 m: drips under an engine, old ones soaked and wide, new ones small and black, a drag mark
    h, w = 1500, 2000; v, u = grid(h, w); r = np.random.default_rng(51); g = noise(h, w, 1.1, 3, 52); f = noise(h, w, .4, 60, 53); k = np.zeros((h, w), np.float32)
    def spot(x, y, R, a, soft):
        global k
        d = np.hypot((u-x)*w, (v-y)*h*1.05)/R; th = np.arctan2(v-y, u-x); ph = r.random(3)*6; d = d*(1+.10*np.sin(2*th+ph[0])+.07*np.sin(3*th+ph[1])+.04*np.sin(7*th+ph[2]))+.07*g; k = np.maximum(k, a*ss(-d, -1-soft, -1+soft*.6)*(1+.10*f))
    for x, y, R, a, s in ((.46, .50, 190, .50, .45), (.50, .47, 105, .74, .30), (.47, .535, 60, .93, .12), (.53, .45, 38, .95, .10), (.62, .58, 120, .42, .4), (.63, .57, 46, .85, .16), (.38, .64, 70, .5, .3), (.40, .635, 22, .95, .12), (.30, .36, 90, .30, .5), (.72, .34, 60, .45, .35), (.725, .345, 16, .95, .15)): spot(x, y, R, a, s)
    for _ in range(90): t = r.normal(0, 1, 2); spot(.5+.11*t[0], .52+.09*t[1], r.uniform(3, 13), r.uniform(.5, .97), .2)
    tr = sum(np.exp(-((u-c+.02*(v-.5)+.0012*g)/.055)**4)*(.24+.10*ss(np.sin(v*150+8*np.sin(u*90)), -.2, .6))*(.7+.3*g) for c in (.14, .88)); dirt = .16*ss(g, -.5, 2)+.22*np.exp(-np.abs(v-.30)/.012)+np.clip(tr, 0, .5)
    kk = np.clip(np.maximum(k, dirt), 0, .97); col = np.array((.030, .024, .018))*np.ones((h, w, 1)); col = np.where((k > dirt)[..., None], col, np.array((.085, .068, .050))); save('oil', col, kk)
if do('rust'):          # wall 2.2 x 1.1 m over a walk: iron of a sprinkler as an arc, drops, runs
    h, w = 1000, 2000; v, u = grid(h, w); g = noise(h, w, 1.1, 3, 61); f = noise(h, w, .4, 50, 62); cx, cy = .34, 1.12
    rad = np.hypot((u-cx)*2, v-cy); th = np.arctan2(cy-v, (u-cx)*2); fan = np.exp(-((rad-.74-.05*np.sin(3*th)-.035*g)/.11)**2)+.55*np.exp(-((rad-.48-.02*g)/.12)**2)+.55*ss(v, .72, 1.02); fan *= .62+.38*ss(noise(h, w, .8, 4, 63, sx=1, sy=1), -1.2, 1.0); rn = runs(h, w, 130, 64, (2.5, 8), (.10, .45), .30); inside = ss(-rad, -.95, -.70)
    def pr(x, y): return float(np.clip(np.exp(-((np.hypot((x-cx)*2, y-cy)-.72)/.17)**2)+.3*(y > .8), 0, 1))
    s = np.maximum(drops(h, w, 1500, 2, 9, 65, ring=.35, fill=.5, prob=pr, p=2), drops(h, w, 5200, .8, 2.6, 66, ring=0, fill=.9, prob=pr)); k = .62*np.clip(fan, 0, 1.2)*(1+.12*g+.06*f)*ss(-u, -.99, -.80)+.55*s+.55*rn*inside; t = np.clip(.45+.30*g, 0, 1)[..., None]
    save('rust', np.array((.36, .130, .030))*(1-t)+np.array((.50, .215, .055))*t, np.clip(k, 0, .86))
    h, w = 900, 2000; v, u = grid(h, w); g = noise(h, w, 1.1, 3, 71); fan = np.exp(-((u-.36)/.30)**2)*ss(-v, -.85, -.1)*(.7+.35*ss(noise(h, w, .7, 5, 72), -1, 1)); s = drops(h, w, 2600, 1.5, 9, 73, ring=.3, fill=.6, prob=lambda x, y: float(np.exp(-((x-.36)/.28)**2)*(1-.8*y)), p=2); k = .55*fan*(1+.15*g)+.5*s; save('rustwalk', np.array((.38, .14, .035)), np.clip(k, 0, .8))
# what stands across from each window: part of a finished picture, mirrored, blurred as a lens blurs it that looks at the dirt; (x0, y0, x1, y1) of that picture
def mirrored(kind, name, box, disc=17):
    a = cv2.imread(f'{src}/{name}.jpg').astype(np.float32)/255; h, w = a.shape[:2]; x0, y0, x1, y1 = (int(q*(w, h)[i % 2]) for i, q in enumerate(box)); a = a[y0:y1, x0:x1][:, ::-1]; a = cv2.resize(a, (900, 600), interpolation=cv2.INTER_AREA)**2.2; yy, xx = np.mgrid[-1:1:disc*1j, -1:1:disc*1j]; e = (np.hypot(yy, xx) <= 1).astype(np.float32); e /= e.sum(); a = cv2.filter2D(a, -1, e, borderType=cv2.BORDER_REFLECT); cv2.imwrite(f'tex/out-{kind}.png', (a.clip(0, 1)**(1/2.2)*255+.5).astype(np.uint8))
for kind, (name, box) in dict(pollen=('area-log-home', (0, .10, .30, .66)), dust=('area-slate-estate', (0, 0, .4, 1)), grit=('area-estate', (.76, .10, 1, .93)), scale=('house-timber', (0, .12, .40, 1)), overspray=('area-log-home', (0, .10, .30, .66)), moth=('area-mountain-home', (0, .06, .27, .50))).items():
    if do(kind): mirrored(kind, name, box)
