"""The gallery's window mirrors Pikes Peak, turned as a mirror turns it: /usr/bin/python3 mirror.py PICTURES PLATE.png OUT   (coordinates: the picture at 1200 x 800; the pictures are the renders with the first, invented mountain)"""
import sys
from tex import *
src, plate, out = sys.argv[1:4]; a, b = [cv2.imread(f'{src}/gallery-windows-{s}.jpg').astype(np.float32) for s in ('after', 'before')]; h, w = a.shape[:2]; S = w/1200
P = [[(381, 79), (530, 90), (530, 208), (381, 202)], [(539, 91), (675, 101), (675, 219), (539, 209)], [(685, 102), (817, 112), (817, 227), (685, 220)], [(381, 210), (530, 217), (530, 335), (381, 330)], [(539, 218), (675, 226), (675, 341), (539, 336)], [(685, 227), (817, 235), (817, 346), (685, 341)], [(379, 355), (527, 359), (527, 478), (379, 476)], [(536, 360), (672, 364), (672, 480), (536, 478)], [(681, 364), (812, 369), (812, 481), (681, 480)], [(379, 485), (527, 486), (527, 602), (379, 602)], [(536, 487), (672, 488), (672, 601), (536, 602)], [(681, 488), (812, 490), (812, 600), (681, 601)]]
m = np.zeros((h, w), np.float32)
for p in P: cv2.fillPoly(m, [(np.array(p)*S).round().astype(np.int32)], 1., cv2.LINE_AA)
m = cv2.dilate(m, np.ones((5, 5))); inner = cv2.erode(m, np.ones((11, 11))); cream = ((a[..., 2] > 196) & (a[..., 2]-a[..., 0] > 15) & (a.min(2) > 150)).astype(np.float32); edge = (m > .5)*(inner < .5); m = cv2.GaussianBlur(m*(1-cv2.GaussianBlur(cv2.dilate(cream*edge, np.ones((2, 2))), (0, 0), .7)), (0, 0), .6)[..., None]
q = cv2.imread(plate)[:, ::-1].astype(np.float32); k = .385*S; q = cv2.resize(q, None, fx=k, fy=k, interpolation=cv2.INTER_AREA); x0, y0 = int(127*S), int(111*S); full = a.copy(); y1 = min(h, y0+q.shape[0]); x1 = min(w, x0+q.shape[1]); full[y0:y1, x0:x1] = q[:y1-y0, :x1-x0]; top = q[2:30].mean((0, 1)); full[:y0] = top
yy = (np.arange(h)/S)[:, None, None]; t = np.clip((yy-60)/200, 0, 1); sky = top*np.array((.97, .90, .82), np.float32); full = np.where(yy < 260, full*t+sky*(1-t), full); full = full*np.array((.98, .96, .94), np.float32)*.96+4
n = a*(1-m)+full*m; g1 = noise(h, w, 1.3, 2, 1); st = noise(h, w, 1.0, 4, 3, sx=.05, sy=1.); y = (yy[..., 0]-60)/545
low = lambda u, v: float(.15+.85*ss(np.array(v), .30, .70)); rings = np.maximum(drops(h, w, 5200, 2, 11, 31, ring=.6, fill=.25, prob=low, p=2.4), .8*runs(h, w, 120, 33, (1.2, 3.2), (.05, .25), .2)); film = .46+.07*g1+.06*st+.22*ss(y, .75, 1)+.16*ss(-y, -.12, 0)
dirty = n*(1-np.clip(film, .2, .85)[..., None])+np.array((128, 142, 150), np.float32)*np.clip(film, .2, .85)[..., None]; kk = np.clip(rings, 0, 1)[..., None]*.62; dirty = dirty*(1-kk)+np.array((206, 210, 212), np.float32)*kk; nb = b*(1-m)+dirty*m
for s, i in (('after', n), ('before', nb)): cv2.imwrite(f'{out}/gallery-windows-{s}.png', i.clip(0, 255).astype(np.uint8))
