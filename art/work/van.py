# Morning: the van at the curb, its reel, the hose over the lawn's edge. blender -b -t 2 -P van.py -- name=van
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
from tools import *
sc = reset(); R = random.Random(12)
# street, gutter, curb, lawn
am = M('asphalt'); P = am.pos(); v = am.voro(P, 120, out='Color'); n = am.noise(P, 300, 4, .7); b = am.noise(P, .8, 6, .6); sx, _, _ = am.xyz(v); c = am.mix(sx, (.050, .049, .048), (.13, .125, .118)); c = am.mix(am.ss(b, .40, .66), c, (.15, .142, .13)); am.bsdf(c, .88, am.bump(am.add(am.voro(P, 120), n), .6, .006), spec=.3); plane('road', [(-14, -8, 0), (.82, -8, 0), (.82, 60, 0), (-14, 60, 0)], am.mat)
cm = M('conc'); P = cm.pos(); g = cm.noise(P, 55, 6, .7); x, y, z = cm.xyz(P); c = cm.mix(cm.noise(P, 2.3, 6, .6), (.36, .345, .315), (.47, .45, .415)); c = cm.mix(cm.mul(cm.ss(g, .52, .70), .5), c, (.25, .235, .21)); c = cm.mix(cm.mul(cm.ss(cm.add(cm.noise(cm.map(P, (1, .25, 1)), 7, 6, .7), cm.mul(cm.ss(z, .05, -.01), .25)), .5, .7), .7), c, (.14, .125, .105)); cm.bsdf(c, .9, cm.bump(g, .4, .004)); R2 = random.Random(2)
for i in range(14):
    y0 = -5+3*i; pr = [(.80, .004), (1.10, -.012), (1.118, .02), (1.140, .128), (1.156, .146), (1.18, .152), (1.30, .152)]; V = [(a, yy, h) for yy in (y0+.005, y0+2.995) for a, h in pr]; n_ = len(pr); o = mesh('curb', V, [(k, k+1, n_+k+1, n_+k) for k in range(n_-1)], cm.mat, False); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .1; s.offset = -1; bb = o.modifiers.new('b', 'BEVEL'); bb.width = .010; bb.segments = 3
gm = grass_mat(); gp = [grass_patch(5200, .5, (.035, .075), gm, s_, .0028, .55, 'gp') for s_ in range(3)]
for o in gp: o.location = (0, 40, -9)
for i in range(7):
    for j in range(30): inst(R.choice(gp), (1.53+i*.44+R.uniform(-.04, .04), -2.6+j*.44, .125), R.choice((0, 1.57, 3.14)), R.uniform(.9, 1.1))
plane('soil', [(1.28, -8, .128), (30, -8, .128), (30, 60, .128), (1.28, 60, .128)], mk('so', (.07, .095, .03), 1, .3, 0, 3)); bx('walk', 4.6, 6.0, -8, 60, .05, .150, mk('wk', (.46, .44, .40), .9, .1, .2, 30), .01)
# the van, its back to us: x -1.27..0.77, y 0..5.4
pt = M('paint'); P = pt.pos(); x, y, z = pt.xyz(P); n = pt.noise(P, 40, 6, .7); k = pt.mul(pt.mul(pt.ss(pt.add(z, pt.mul(pt.noise(P, 3, 5), .3)), 1.15, .45), pt.lin(n, .3, .7, .5, 1)), .45); pt.bsdf(pt.mix(k, (.74, .74, .72), (.36, .30, .23)), pt.lin(k, 0, .5, .26, .7), pt.bump(n, .01, .001), spec=.5, Clearcoat=.4); pt = pt.mat
dk = rubber('plastic', (.030, .030, .031), .55, .25); jam = mk('jamb', (.62, .62, .60), .35, .05, .02, 40); ply = wood('ply', (.30, .19, .10), (.42, .29, .17), .6, (1, 8, 8)); blk = mk('dark', (.012, .012, .012), .8); XL, XR, ZB, ZT = -1.27, .77, .50, 2.45
sec = []
for (cx, cz, r, a0) in ((XR-.06, ZB+.06, .06, -90), (XR-.30, ZT-.24, .24, 8), (XL+.30, ZT-.24, .24, 90), (XL+.06, ZB+.06, .06, 180)):
    a1 = {-90: 0, 8: 90, 90: 172, 180: 270}[a0]
    for i in range(9): a = math.radians(a0+(a1-a0)*i/8); sec.append((cx+r*math.cos(a), cz+r*math.sin(a)))
n_ = len(sec); V = []; F = []
for yy, s in ((0, 1), (.02, 1.004), (3.6, 1.01), (5.4, .99)):
    for a, h in sec: V.append(((a+.25)*s-.25, yy, h))
for j in range(3):
    for i in range(n_): q = j*n_; F.append((q+i, q+n_+i, q+n_+(i+1) % n_, q+(i+1) % n_))
body = mesh('body', V, F, pt, True); body.data.use_auto_smooth = True; body.data.auto_smooth_angle = .6; s = body.modifiers.new('s', 'SOLIDIFY'); s.thickness = .05; s.offset = 1 if of('flip', 0) else -1
# the frame of the rear opening, the room behind it
for a in ((XL+.06, XL+.15, .62, 2.3), (XR-.15, XR-.06, .62, 2.3)): bx('jb', a[0], a[1], -.012, .08, a[2], a[3], jam, .012, seg=3)
bx('sillp', XL+.02, XR-.02, -.02, .12, .52, .63, jam, .012, seg=3); bx('floor', XL+.06, XR-.06, .05, 3.3, .60, .635, ply, .002); bx('wl', XL+.14, XL+.17, .06, 3.3, .6, 2.3, ply, .002); bx('wr', XR-.17, XR-.14, .06, 3.3, .6, 2.3, ply, .002); bx('wb', XL, XR, 3.25, 3.3, .6, 2.4, blk, 0); bx('ceil', XL, XR, .05, 3.3, 2.32, 2.36, mk('cl', (.3, .3, .29), .7), 0)
bx('bump', XL+.0, XR-.0, -.17, .06, .36, .545, dk, .045, seg=5); bx('step', XL+.30, XR-.30, -.175, -.02, .535, .556, dk, .010, seg=3)
# doors: left one at a right angle to us, right one folded back along the side
def door(hx, ang, flip):
    e = bpy.data.objects.new('door', None); link(e); e.location = (hx, -.015, 0); e.rotation_euler = (0, 0, math.radians(ang)); f = -1 if flip else 1
    for o in (bx('d', 0, .98*f, -.022, .022, .60, 2.34, pt, .018, seg=4), bx('di', .06*f, .92*f, .018, .030, .70, 1.36, jam, .012, seg=3), bx('dw', .10*f, .88*f, .018, .028, 1.50, 2.20, jam, .02, seg=3), bx('dh', .80*f, .90*f, .026, .046, 1.38, 1.44, dk, .008, seg=3), bx('gs', .02*f, .96*f, .021, .034, .622, .640, rubber('seal'), .006), bx('gs', .94*f, .960*f, .021, .034, .63, 2.30, rubber('seal'), .006)): o.parent = e
    for hz in (.9, 1.95): h = bx('hg', -.03*f, .07*f, -.034, -.012, hz, hz+.08, jam, .006); h.parent = e
    return e
door(XL+.02, of('dl', -97), False); door(XR+.035, of('dr', -99), True)
red = M('lamp'); red.bsdf((.38, .012, .010), .12, None, Clearcoat=1); wht = M('lens'); wht.bsdf((.6, .58, .55), .1)
for x0 in (XR-.075,): bx('tl', x0, x0+.085, -.03, .09, .95, 1.28, red.mat, .018, seg=4); bx('tw', x0+.004, x0+.082, -.032, .08, 1.285, 1.40, wht.mat, .014, seg=4)
# wheel in a dark arch
def ring(y, z, prof, mat, x): o = lathe('wh', prof, mat, 72); o.rotation_euler = (0, math.radians(90), 0); o.location = (x, y, z); return o
WY, WZ = 1.20, .345; ring(WY, WZ, [(0, 0), (.445, 0)], blk, XR+.014); ring(WY, WZ, [(.440, -.01), (.446, .012), (.462, .016), (.474, 0)], dk, XR+.012)
tr = rubber('tire', (.022, .022, .022), .7, .45); ring(WY, WZ, [(.20, -.02), (.215, -.002), (.25, .012), (.30, .016), (.325, .010), (.342, -.010), (.345, -.03), (.345, -.22)], tr, XR+.004); sw = steel('rim', (.34, .34, .34), .42, (4, 4, 60)); ring(WY, WZ, [(.0, -.035), (.06, -.035), (.062, -.045), (.10, -.050), (.165, -.035), (.185, -.012), (.206, -.006), (.210, -.012)], sw, XR+.004); bx('und', XL+.1, XR-.1, .2, 5, .30, .52, blk, .02)
for i in range(5): a = math.radians(72*i+10); ring(WY+.13*math.sin(a), WZ+.13*math.cos(a), [(0, 0), (.022, 0)], blk, XR-.038)
# inside: reel, shelf, buckets, poles
hm = M('hose'); n = hm.noise(hm.pos(), 70, 6, .7); hm.bsdf(hm.mix(hm.mul(hm.ss(n, .5, .72), .30), (.30, .040, .022), (.34, .26, .19)), hm.lin(n, .3, .7, .38, .6), hm.bump(hm.add(n, hm.noise(hm.pos(), 500, 3, .6)), .10, .001), spec=.45); hm = hm.mat; stl = steel('reel', (.20, .21, .22), .4, (4, 4, 60)); RX, RY, RZ = .28, .42, .93
for x0 in (RX-.21, RX+.21): o = lathe('fl', [(.05, -.004), (.255, -.004), (.262, 0), (.255, .004), (.05, .004)], stl, 72); o.rotation_euler = (0, math.radians(90), 0); o.location = (x0, RY, RZ)
o = lathe('core', [(.09, -.21), (.09, .21)], stl, 40); o.rotation_euler = (0, math.radians(90), 0); o.location = (RX, RY, RZ)
for k, (rr_, nn) in enumerate(((.118, 17), (.138, 16), (.157, 17), (.175, 14))):
    for i in range(nn): bpy.ops.mesh.primitive_torus_add(major_radius=rr_+R.uniform(-.002, .002), minor_radius=.0112, major_segments=56, minor_segments=12, location=(RX-.192+.0226*(i+.5*(k % 2)), RY, RZ), rotation=(R.uniform(-.01, .01), math.radians(90)+R.uniform(-.02, .02), 0)); t = bpy.context.object; t.data.materials.append(hm); t.data.polygons.foreach_set('use_smooth', [True]*len(t.data.polygons))
for x0 in (RX-.235, RX+.235): bx('st', x0-.008, x0+.008, RY-.05, RY+.05, .635, RZ+.03, stl, .004); bx('sb', x0-.012, x0+.012, RY-.22, RY+.22, .635, .66, stl, .004)
for h in (1.12, 1.62): bx('sh', XL+.17, -.56, .10, 2.6, h, h+.02, ply, .002)
bx('shp', -.58, -.54, .10, .14, .635, 2.2, ply, .002)
bk = [mk('bk', c, .4, .1, .05, 60) for c in ((.05, .13, .28), (.62, .61, .57), (.05, .13, .28))]
for i, (x0, y0, z0) in enumerate(((-.82, .34, .635), (-.84, .36, 1.14), (-.30, 1.0, .635))): lathe('bucket', [(0, .004), (.118, .004), (.120, .01), (.146, .355), (.153, .357), (.153, .375), (.144, .376), (.140, .36), (.116, .02), (0, .02)], bk[i], 56, (x0, y0, z0)); bent('bail', [(x0-.150, y0, z0+.34), (x0-.12, y0-.10, z0+.27), (x0, y0-.155, z0+.235), (x0+.12, y0-.10, z0+.27), (x0+.150, y0, z0+.34)], .0022, stl)
for i, c in enumerate(((.55, .50, .10), (.60, .60, .58), (.08, .16, .30), (.60, .60, .58))): o = lathe('pole', [(0, 0), (.013, 0), (.013, 2.4), (0, 2.4)], mk('pl', c, .35), 24); o.rotation_euler = (math.radians(-90), 0, 0); o.location = (-1.06+.075*i, .12+.04*(i % 3), 1.665)
tw = towel(-.72, .26, 1.14, .22, .20, cloth('huck', (.42, .44, .46)), 6, 1.5)
# the hose, from the reel over bumper and curb, and its coupling
H = [(RX+.04, RY-.185, RZ+.02), (RX+.05, RY-.26, .84), (RX+.07, -.02, .665), (RX+.09, -.15, .585), (RX+.12, -.24, .44), (RX+.16, -.30, .20), (RX+.26, -.42, .026), (RX+.48, -.62, .012), (.98, -.78, .006), (1.085, -.80, .030), (1.150, -.80, .160), (1.22, -.805, .170), (1.34, -.82, .190), (1.50, -.86, .186), (1.66, -1.00, .180), (1.90, -1.40, .176), (2.3, -1.75, .18)]
sweep('hose', H, lambda s: .0115, hm, .008, 18)
lp = [(1.75, .10, .178), (1.95, -.18, .180), (2.35, -.20, .182), (2.55, .12, .180), (2.30, .42, .182), (1.90, .36, .190), (1.78, .02, .200), (2.05, -.30, .200), (2.5, -.25, .198), (2.75, .2, .19), (3.4, .6, .18)]; sweep('hose2', lp, lambda s: .0115, hm, .008, 18)
br = steel('brass', (.60, .40, .15), .26, (300, 300, 4)); q = bpy.data.objects.new('q', None); link(q); A, B = Vector((1.22, -.805, .1715)), Vector((1.34, -.82, .1905)); q.location = A.lerp(B, .1); q.rotation_euler = (B-A).to_track_quat('Z', 'Y').to_euler()
lathe('cp', [(.0118, 0), (.0140, .002), (.0140, .016), (.0125, .018), (.0125, .022), (.0165, .023)]+[(.0165+(.0009 if i % 2 else 0), .024+.0022*i) for i in range(8)]+[(.0165, .043), (.0128, .045), (.0128, .049), (.0142, .051), (.0142, .064), (.0118, .066)], br, 40).parent = q
# trees and the house
backdrop(f"{PICTURES}/{OPT.get('back', 'area-stucco-two-storey')}.jpg", (of('hx', 9.5), 24, of('hz', 7.0)), of('hw', 25), of('hg', 2.0), 1.3, turn=of('ht', -8))
lm = leaf_mat(((.03, .055, .015), (.08, .11, .035)), 'lf', .35); cr = [leaf_cloud(2600, (1.6, 1.6, 1.9), .17, lm, 30+k_, 50, .6, 'cr') for k_ in range(2)]
for o in cr: o.location = (0, -60, -50)
for i, (x0, y0, s_) in enumerate(((3.4, 9, .95), (-4.4, 13, 1.4), (-7, 22, 1.8), (-2, 34, 2.2), (3, 30, 2.2), (-11, 30, 2.3))): inst(cr[i % 2], (x0, y0, 2.6*s_), i, s_); lathe('tr', [(.16*s_, 0), (.11*s_, 2*s_)], bark_mat(), 16, (x0, y0, 0))
for i in range(7): inst(cr[i % 2], (-5+1.25*i, 21+.6*(i % 3), 1.3), 2*i, 1.05+.12*(i % 3))          # where the street bends
sun(of('el', 17), of('az', 118), of('se', 4.6), .12, clouds=dict(scale=1.2, lo=.5, hi=.75, amt=.6, seed=3.1))
camera((of('cx', 1.92), of('cy', -2.25), of('cz', .52)), (of('tx', .52), of('ty', .6), of('tz', .64)), of('lens', 34), of('f', 3.2), of('foc', 1.62))
render('van', 1440, 960, int(OPT.get('spp', 96)), 6)
