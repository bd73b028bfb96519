"""Takes hand-made mountains out of two houses, and gives the log home's glass the forest that stands in front of it.
/usr/bin/python3 skies.py PICTURES OUT   (coordinates: the picture at 1200 x 800)"""
import sys
from tex import *
src, out = sys.argv[1:3]
def load(n): a = cv2.imread(f'{src}/{n}.jpg').astype(np.float32); return a, a.shape[1]/1200
def poly(a, S, pts, soft=1.): m = np.zeros(a.shape[:2], np.float32); cv2.fillPoly(m, [(np.array(pts)*S).astype(np.int32)], 1.); return cv2.GaussianBlur(m, (0, 0), soft)
def grain(a, k=1.6): return a+np.random.default_rng(5).normal(0, k, a.shape[:2])[..., None]
def rows(a, S, y0, y1): c = cv2.GaussianBlur(a[int(y0*S):int(y1*S)].mean(0, keepdims=True), (0, 0), 60*S, borderType=cv2.BORDER_REFLECT); return c.reshape(1, -1, 3)
# prairie ranch: open sky down to a far, low line of prairie
a, S = load('area-prairie-ranch'); h, w = a.shape[:2]; yy = (np.arange(h)/S)[:, None]; top = rows(a, S, 235, 268); low = np.array((222, 208, 190), np.float32); t = np.clip((yy-250)/(486-250), 0, 1)[..., None]**1.9; sky = top*(1-t)+low*t
q = 6; sm = cv2.resize(a, (w//q, h//q), interpolation=cv2.INTER_AREA); z = S/q; P = np.zeros(sm.shape[:2], np.uint8); cv2.fillPoly(P, [(np.array([(-9, 258), (290, 272), (352, 338), (352, 356), (172, 408), (176, 420), (246, 424), (246, 484), (-9, 484)])*z).astype(np.int32)], 1); wall = np.zeros_like(P); cv2.fillPoly(wall, [(np.array([(362, 328), (168, 388), (168, 432), (234, 432), (240, 600), (700, 600), (700, 200)])*z).astype(np.int32)], 1); x = sm.copy(); yl = int(486*z); x[yl:] = low; t_ = np.clip((np.arange(h//q)/z-250)/236, 0, 1)[:, None, None]**1.9; x = np.where((P*(1-wall))[..., None] > 0, x[int(250*z)].mean(0)*(1-t_)+low*t_, x); free = ((P > 0) & (wall == 0))[..., None]; solid = (wall > 0)[..., None]
for _ in range(2000):
    pad = np.pad(x, ((1, 1), (1, 1), (0, 0)), 'edge'); sp = np.pad(~solid, ((1, 1), (1, 1), (0, 0)), 'edge').astype(np.float32); num = 0; den = 0
    for dy, dx in ((0, 1), (2, 1), (1, 0), (1, 2)): num = num+pad[dy:dy+x.shape[0], dx:dx+x.shape[1]]*sp[dy:dy+x.shape[0], dx:dx+x.shape[1]]; den = den+sp[dy:dy+x.shape[0], dx:dx+x.shape[1]]
    x = np.where(free, num/np.maximum(den, 1), x)
for _ in range(8):
    ok = (~solid).astype(np.float32); num = cv2.blur(x*ok, (3, 3)); den = cv2.blur(ok[..., 0], (3, 3))[..., None]; new = (den > 0)&solid; x = np.where(new, num/np.maximum(den, 1e-6), x); solid = solid&~new
sky = cv2.GaussianBlur(cv2.resize(x, (w, h), interpolation=cv2.INTER_CUBIC), (0, 0), 4)
n1 = cv2.GaussianBlur(noise(1, w, 1.2, 3, 9), (0, 0), 7); line = 476-4*ss(n1, -1, 1.5); d = np.clip(yy-line, 0, 1.5)/1.5; sky = sky*(1-d[..., None]*.62)+np.array((150, 146, 128), np.float32)*d[..., None]*.62
m = poly(a, S, [(-5, 268), (300, 300), (345, 345), (332, 353), (176, 405), (179, 416), (242, 419), (242, 487), (-5, 490)], .9)*np.clip((yy-268)/26, 0, 1); hard = poly(a, S, [(-5, 268), (345, 268), (345, 345), (331, 352), (175, 405), (178, 416), (240, 418), (240, 487), (-5, 490)], .7); m = np.minimum(m, hard)
o = a*(1-m[..., None])+grain(sky)*m[..., None]; cv2.imwrite(f'{out}/area-prairie-ranch.png', o.clip(0, 255).astype(np.uint8))
# timber house: evening sky over the far pines
a, S = load('house-timber'); h, w = a.shape[:2]; yy = (np.arange(h)/S)[:, None]*np.ones((1, w)); xx = (np.arange(w)/S)[None]*np.ones((h, 1)); lum = a.mean(2); R_, G_, B_ = a[..., 2], a[..., 1], a[..., 0]
reg = poly(a, S, [(-5, 300), (437, 300), (437, 356), (399, 382), (403, 391), (442, 406), (442, 434), (292, 436), (216, 484), (222, 492), (165, 500), (-5, 500)], .6)
dark = ss(lum, 92, 62)*((yy > 160) & ((xx < 85) | ((xx > 62) & (xx < 165)))); tree = cv2.GaussianBlur(cv2.dilate(cv2.morphologyEx(dark.astype(np.float32), cv2.MORPH_OPEN, np.ones((2, 2))), np.ones((2, 2))), (0, 0), .8)
top = rows(a[:, int(100*S):], S, 262, 300); top = np.concatenate([np.repeat(top[:, :1], w-top.shape[1], 1), top], 1); low = np.array((186, 190, 204), np.float32); t = np.clip((yy-285)/(495-285), 0, 1)[..., None]**1.5; sky = top*(1-t)+low*t
rng = np.random.default_rng(4); far = np.zeros((h, w), np.float32)
for i in range(150):
    x, H, W = rng.uniform(-10, 460)*S, rng.uniform(26, 62)*S, rng.uniform(5, 9)*S; base = (505+rng.uniform(-6, 6))*S; pts = [(x, base-H)]
    for s_ in (1, -1):
        seg = [(x+s_*W*(.12+.88*f)*(.72 if k % 2 else 1.)*rng.uniform(.8, 1.15), base-H*(1-f)) for k, f in enumerate(np.linspace(.08, 1, 9))]; pts = pts+seg if s_ == 1 else pts+seg[::-1]
    cv2.fillPoly(far, [np.array(pts).astype(np.int32)], float(rng.uniform(.7, 1)), cv2.LINE_AA)
fc = np.array((62, 66, 52), np.float32)*(.8+.25*ss(noise(h, w, .5, 20, 6), -1, 1))[..., None]; fc = fc*.74+np.array((150, 150, 160))*.26; k = np.clip(far, 0, 1)[..., None]; sky = sky*(1-k)+fc*k
m = reg*(1-tree)*np.clip((yy-300)/24, 0, 1); o = a*(1-m[..., None])+grain(sky, 1.2)*m[..., None]; cv2.imwrite(f'{out}/house-timber.png', o.clip(0, 255).astype(np.uint8))
# log home: what stands before the door is forest, not desert
a, S = load('area-log-home'); h, w = a.shape[:2]; f = cv2.flip(a[int(300*S):int(655*S), int(2*S):int(182*S)], 1); o = a.copy()
for p, q in (([(506, 532), (538, 532), (538, 668), (506, 668)], 0), ([(545, 531), (579, 530), (579, 670), (545, 670)], .3), ([(601, 528), (640, 525), (640, 672), (601, 672)], .1), ([(646, 525), (688, 522), (688, 674), (646, 673)], .5), ([(713, 520), (760, 517), (760, 677), (713, 676)], .2), ([(766, 517), (817, 514), (817, 640), (790, 680), (766, 678)], .6)):
    x0, x1, y0, y1 = [int(v*S) for v in (p[0][0], p[2][0], min(p[0][1], p[1][1]), max(p[2][1], p[3][1]))]; m = poly(a, S, p, .7)[y0:y1, x0:x1, None]; bw = x1-x0; fx = int(q*(f.shape[1]-bw)); r = cv2.resize(f[:, fx:fx+bw], (bw, y1-y0)); r = cv2.GaussianBlur(r, (0, 0), 1.1); r = r*.62+np.array((34, 32, 26)); g = a[y0:y1, x0:x1]; keep = ss(g.max(2), 205, 235)[..., None]; red = ss(g[..., 2]-g[..., 1], 55, 90)[..., None]; mix = (r*.86+g*.14)*(1-keep)+g*keep; mm = m*(1-red); o[y0:y1, x0:x1] = g*(1-mm)+mix*mm
cv2.imwrite(f'{out}/area-log-home.png', o.clip(0, 255).astype(np.uint8))
