"""Dirt of the close pictures as pictures: tex/KIND.png, color and coverage. /usr/bin/python3 textures.py [kind …]"""
import sys
from tex import *
want = sys.argv[1:]
def srgb(c): c = np.clip(c, 0, 1); return np.where(c <= .0031308, 12.92*c, 1.055*c**(1/2.4)-.055)
def save(n, col, k):
    col = np.broadcast_to(np.asarray(col, np.float32), k.shape+(3,)); o = np.dstack([srgb(col)[..., ::-1], np.clip(k, 0, 1)]); cv2.imwrite(f'tex/{n}.png', (o*255+.5).astype(np.uint8))
def grid(h, w): return np.mgrid[0:1:h*1j, 0:1:w*1j].astype(np.float32)          # v from the top, u
def blur(a, s): return cv2.GaussianBlur(a, (0, 0), s)
def do(n): return not want or n in want
if do('pollen'):        # pane .9 x .6 m: powder thick at the foot, one shower has drawn tide lines and craters in it
    h, w = 1100, 1650; v, u = grid(h, w); g1, g2, fi = noise(h, w, 1.3, 2, 1), noise(h, w, .8, 8, 2), noise(h, w, .15, 90, 3); k = .26+.10*g1+.06*g2
    for i, y in enumerate((.50, .64, .75, .84, .91)): q = (v-y-.018*blur(noise(1, w, 1.2, 2, 40+i), 9)-.005*g2)/.008; k += np.exp(-q*q)*(.12+.05*i)+.04*(v > y-.01)
    k += .45*ss(v, .55, 1)**1.5+.5*np.exp(-np.minimum(u, 1-u)/.03)*ss(v, .2, .9); d = drops(h, w, 700, 4, 22, 5, ring=.75, fill=-.8, p=2.2); k = np.where(d != 0, k+.4*np.maximum(d, 0)+.5*np.minimum(d, 0), k)+.5*drops(h, w, 2600, 1, 4, 6, ring=.3, fill=.6); k -= .55*runs(h, w, 22, 7, (4, 8), (.25, .75)); k *= .85+.18*fi
    save('pollen', np.array((.61, .505, .14))*(1+.07*g1[..., None]), np.clip(k, .03, .94))
if do('dust'):          # pane .9 x .6: tan film, craters of a few raindrops, one finger drawn through it
    h, w = 1100, 1650; v, u = grid(h, w); g1, g2, st, fi = noise(h, w, 1.3, 2, 11), noise(h, w, .8, 8, 12), noise(h, w, 1.0, 3, 13, sx=.06), noise(h, w, .15, 90, 14)
    k = .56+.08*g1+.05*g2+.06*st+.24*ss(v, .6, 1)+.3*np.exp(-np.minimum(np.minimum(u, 1-u), 1-v)/.02); d = drops(h, w, 420, 5, 24, 15, ring=.5, fill=-.9, p=1.6); k = np.where(d != 0, k+.3*np.maximum(d, 0)+.42*np.minimum(d, 0), k); k -= .38*runs(h, w, 14, 16, (3, 6), (.2, .6))
    t = np.linspace(0, 1, 900); X = .30+.34*t; Y = .44+.05*np.sin(t*4.2)+.05*t; line = np.zeros((h, w), np.uint8); cv2.polylines(line, [np.stack([X*w, Y*h], 1).astype(np.int32)], False, 255, 30, cv2.LINE_AA); e = cv2.distanceTransform(255-line, cv2.DIST_L2, 5); tail = ss(u, .64, .60)*.8+.2; k = k*(1-.90*ss(-e, -3, 0)*tail)+.22*np.exp(-((e-7)/5)**2)*(e > 0)*tail; k *= .9+.13*fi
    save('dust', np.array((.46, .36, .25))*(1+.06*g1[..., None]+.04*fi[..., None]), np.clip(k, .05, .93))
if do('grit'):          # pane .9 x .6 of an office: windborne sand, scoured bands, thick at the foot and beside the mullion
    h, w = 1100, 1650; v, u = grid(h, w); g1, g2, st, fi = noise(h, w, 1.3, 2, 81), noise(h, w, .8, 8, 82), noise(h, w, 1.0, 3, 83, sx=.05), noise(h, w, .1, 120, 84); k = .20+.07*g1+.04*g2+.05*st+.36*ss(v, .40, 1)**1.6+.34*np.exp(-(1-u)/.07)+.14*np.exp(-u/.03)
    d = drops(h, w, 260, 5, 20, 85, ring=.5, fill=-.9, p=1.8); k = np.where(d != 0, k+.3*np.maximum(d, 0)+.4*np.minimum(d, 0), k); k -= .36*runs(h, w, 26, 86, (3, 7), (.25, .7)); k = k*(.88+.16*fi)+.55*drops(h, w, 5200, .7, 1.8, 87, ring=0, fill=.8)*ss(v, .2, 1); save('grit', np.array((.47, .345, .225))*(1+.06*g1[..., None]+.05*fi[..., None]), np.clip(k, .04, .94))
if do('scale'):         # pane .9 x .6: white rings in an arc, runs, a crust along the foot
    h, w = 1100, 1650; v, u = grid(h, w); g2 = noise(h, w, .9, 6, 22)
    def arc(x, y): return float(np.clip(.05+np.exp(-((y-(.40+.75*(x-.30)**2))/.13)**2)+.85*(y > .62)*np.exp(-((x-.5)/.6)**2), 0, 1))
    s = np.maximum(drops(h, w, 620, 6, 26, 23, ring=.62, fill=.22, prob=arc, p=1.9, wob=.1), drops(h, w, 2400, 2, 7, 24, ring=.5, fill=.4, prob=arc)); s = np.maximum(s, drops(h, w, 5000, .8, 2.2, 25, ring=.2, fill=.7, prob=arc)); s = np.maximum(s, .85*runs(h, w, 60, 26, (2.5, 6), (.10, .42), .30))
    crust = ss(v+.035*g2+.02*noise(h, w, 1.1, 3, 27, sx=1, sy=.3), .90, .985)*(.75+.2*noise(h, w, .3, 60, 28)); k = .05+.02*g2+.10*ss(v, .3, .9)*(1+.4*g2)+.95*s+.8*crust
    save('scale', (.80, .80, .775), np.clip(k, .02, .95))
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
