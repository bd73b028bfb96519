"""The fan of water, its splash and mist, as streaks seen by rinse.py's camera: spray.py NAME OUT.png '{json of post.py}'"""
import sys, json, numpy as np, cv2
import post
C, T, LENS = np.array((-1.02, -1.52, .50)), np.array((.02, -.26, .135)), 40          # rinse.py has the same five
HIT, TIP = np.array((.34, -.05, .09)), np.array((.66, -.50, .40))
f = (T-C)/np.linalg.norm(T-C); r = np.cross(f, (0, 0, 1)); r /= np.linalg.norm(r); u = np.cross(r, f); rg = np.random.default_rng(6)
def project(p, w, h): q = np.atleast_2d(p)-C; z = q@f; return np.stack([w/2+q@r/z*LENS/36*w, h/2-q@u/z*LENS/36*w], 1), z
def streaks(buf, a, b, k, thick=None):
    h, w = buf.shape; A, za = project(a, w, h); B, zb = project(b, w, h); ok = (za > .1) & (zb > .1)
    for i in np.nonzero(ok)[0]:
        tmp = (int(A[i, 0]*16), int(A[i, 1]*16)), (int(B[i, 0]*16), int(B[i, 1]*16)); x0, x1 = sorted((tmp[0][0] >> 4, tmp[1][0] >> 4)); y0, y1 = sorted((tmp[0][1] >> 4, tmp[1][1] >> 4)); x0, y0, x1, y1 = max(x0-3, 0), max(y0-3, 0), min(x1+4, w), min(y1+4, h)
        if x1 <= x0 or y1 <= y0: continue
        t = np.zeros((y1-y0, x1-x0), np.uint8); cv2.line(t, (tmp[0][0]-x0*16, tmp[0][1]-y0*16), (tmp[1][0]-x0*16, tmp[1][1]-y0*16), 255, 1 if thick is None else int(thick[i]), cv2.LINE_AA, 4); buf[y0:y1, x0:x1] += t*np.float32(k[i]/255)
def water(h, w):
    d = HIT-TIP; D = np.linalg.norm(d); d = d/D; s = np.cross(d, (0, 1, 0)); s /= np.linalg.norm(s); n = np.cross(d, s); roll = .35; s = s*np.cos(roll)+n*np.sin(roll); n = np.cross(d, s); fan = np.radians(15); px = w/1210
    def ray(a, off): v = d*np.cos(a*fan)+s*np.sin(a*fan)+n*off; return v/np.linalg.norm(v)
    def end(v): t = min([q for q in ((-.003-TIP[1])/v[1] if v[1] > 0 else 9, (.001-TIP[2])/v[2] if v[2] < 0 else 9) if q > 0]); return t
    lanes = rg.uniform(-1, 1, 60); lw = rg.uniform(.1, 1, 60)**2; lw /= lw.sum(); fanb = np.zeros((h, w), np.float32); a, b, k = [], [], []; ends = []
    for i in range(9000):
        t = np.clip(rg.choice(lanes, p=lw)+rg.normal()*.02 if rg.random() < .6 else rg.uniform(-1, 1), -1.02, 1.02); v = ray(t, rg.normal()*.010); e = end(v); q = e*rg.random()**.75; L = e*rg.uniform(.03, .16); p = TIP+v*q; a.append(p); b.append(TIP+v*min(q+L, e)); k.append(rg.uniform(.02, .16)*(1.25-.55*q/e)*px**-.2); ends.append(TIP+v*e)
    streaks(fanb, np.array(a), np.array(b), k); ends = np.array(ends)
    spl = np.zeros((h, w), np.float32); a, b, k, th = [], [], [], []
    for i in range(38000):
        o = ends[rg.integers(len(ends))]; wall = o[1] > -.01; v = rg.normal(size=3)*(.55, .35, .40)+((.10, -.75, .30) if wall else (-.15, .15, .75)); v *= .4+2.0*rg.random()**1.8; t = .20*rg.random()**1.5; p = o+v*t+np.array((0, 0, -4.9))*t*t; vv = v+np.array((0, 0, -9.8))*t
        if p[2] < .002 or p[1] > -.002: continue
        a.append(p); b.append(p+vv*rg.uniform(.0015, .006)); big = rg.random() < .03; k.append((.7 if big else rg.uniform(.06, .32))*np.exp(-t/.16)); th.append(2 if big else 1)
    streaks(spl, np.array(a), np.array(b), k, th)
    mist = np.zeros((h, w), np.float32); yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    for i in range(190):
        o = ends[rg.integers(len(ends))]+rg.normal(size=3)*(.05, .03, .03)+(0, -.05*rg.random(), .07*rg.random()**1.5); (q,), z = project(o, w, h); R = rg.uniform(.025, .12)/z[0]*LENS/36*w; mist += rg.uniform(.005, .018)*np.exp(-((xx-q[0])**2+((yy-q[1])*1.15)**2)/(2*R*R))
    lump = cv2.resize(rg.standard_normal((h//14, w//14)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC); lump = cv2.GaussianBlur(lump, (0, 0), 9*px); mist *= np.clip(1+.24*lump/lump.std(), .3, 1.9); return cv2.GaussianBlur(fanb, (0, 0), .75*px), cv2.GaussianBlur(spl, (0, 0), .95*px), mist
if __name__ == '__main__':
    kw = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}; c = post.denoise(sys.argv[1]); h, w = c.shape[:2]; fanb, spl, mist = water(h, w); lit = kw.pop('lit', .62); A = 1-np.exp(-(fanb*.6+spl+mist)); tone = np.float32(lit)*np.array((.97, 1.0, 1.04), np.float32)*(.80+.35*np.clip(fanb+spl*.7, 0, 1))[..., None]; post.finish(c*(1-A[..., None])+tone*A[..., None], sys.argv[2], **kw)
