# Rinse and recovery at the wall's foot: lance, the tube that dams the walk, the hose that drinks. blender -b -t 2 -P rinse.py -- name=rinse
# then /usr/bin/python3 spray.py rinse out/rinse.png lays the flying water over it
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
from tools import *
sc = reset(); R = random.Random(6)
BX = -.50            # the dam: right of it the walk is wet
HIT = Vector((.34, -.05, .09)); TIP = Vector((.66, -.50, .40))
def wetted(m, c, rough, h, k, pool, dist=.003, bump=.45):
    """darker and smoother where k says so, a mirror where water stands"""
    c = m.mix(k, c, m.mix(1, c, (.33, .315, .30), 'MULTIPLY')); r = m.lin(k, 0, 1, rough, .20); r = m.mul(r, m.lin(pool, 0, 1, 1, .06)); hh = m.add(m.mul(h, m.lin(pool, 0, 1, 1, .0)), m.mul(pool, m.mul(m.noise(m.pos(), 16, 3, .5), .22))); m.bsdf(c, r, m.bump(hh, bump, dist), spec=m.lin(k, 0, 1, .3, .55)); return m.mat
wm = M('wall'); P = wm.pos(); x, y, z = wm.xyz(P); n = wm.noise(P, 70, 7, .68); h = wm.add(n, wm.mul(wm.noise(P, 190, 3, .7), .5)); b = wm.noise(P, 2.2, 5); c = wm.mix(wm.mul(wm.ss(b, .35, .7), .22), (.50, .40, .29), (.42, .335, .245))
edge = wm.add(z, wm.add(wm.mul(wm.sub(wm.noise(P, 3.1, 5, .6), .5), .35), wm.mul(wm.sub(wm.noise(wm.map(P, (7, 7, .9)), 2, 4, .5), .5), .13))); k = wm.mul(wm.ss(edge, .66, .56), wm.ss(wm.add(x, wm.mul(wm.noise(P, 6, 5, .6), .2)), BX+.02, BX+.16)); wall = wetted(wm, c, .93, h, k, wm.mul(k, 0), .004, .5)
bx('wall', -4, 4, 0, .2, .16, 3, wall, .004); fm = M('found'); P = fm.pos(); x, y, z = fm.xyz(P); n = fm.noise(P, 45, 7, .7); c = fm.mix(fm.noise(P, 3, 5), (.30, .29, .27), (.38, .365, .34)); k = fm.ss(fm.add(x, fm.mul(fm.noise(P, 9, 5, .6), .12)), BX, BX+.08); fnd = wetted(fm, c, .9, n, k, fm.mul(k, .1), .004); bx('fnd', -4, 4, -.022, .2, -.1, .165, fnd, .004)
sm = M('walk'); P = sm.pos(); x, y, z = sm.xyz(P); br = sm.noise(sm.map(P, (4, 190, 1)), 2, 4, .6); g = sm.noise(P, 55, 6, .7); c = sm.mix(sm.noise(P, 2.3, 6, .6), (.41, .395, .365), (.49, .475, .44)); c = sm.mix(sm.mul(sm.ss(g, .55, .70), .45), c, (.32, .305, .28)); c = sm.mix(sm.mul(sm.ss(sm.voro(P, 160), .16, .08), .5), c, (.27, .25, .23))
e = sm.add(x, sm.mul(sm.sub(sm.noise(P, 7, 6, .65), .5), .10)); k = sm.ss(e, BX-.035, BX+.015); seep = sm.mul(sm.ss(sm.noise(P, 5, 5, .6), .50, .62), sm.ss(x, BX-.32, BX-.05)); k = sm.mx(k, sm.mul(seep, .85)); pool = sm.mul(sm.ss(x, BX, BX+.05), sm.ss(sm.add(sm.noise(P, 2.6, 4, .5), sm.mul(sm.ss(x, .9, BX), .34)), .53, .57)); walk = wetted(sm, c, .88, sm.add(br, sm.mul(g, .8)), k, pool, .003, .3)
for a, q in ((-4, -1.012), (-1.0, .60), (.612, 4)): bx('wk', a, q, -1.0, -.022, -.10, 0, walk, .008, seg=3)
gm = grass_mat(); gp = [grass_patch(3600, .5, (.04, .085), gm, s_, .003, .5, 'gp') for s_ in range(3)]
for o in gp: o.location = (0, 40, -9)
for i in range(-5, 8):
    for j in range(3): inst(R.choice(gp), (i*.42+R.uniform(-.05, .05), -1.25-j*.42, -.045), R.choice((0, 1.57, 3.14)), R.uniform(.95, 1.1))
plane('soil', [(-6, -9, -.05), (6, -9, -.05), (6, 0, -.05), (-6, 0, -.05)], mk('so', (.06, .08, .03), 1))
# the dam: a soft tube filled with water, from the wall out over the walk
vin = M('vinyl'); n = vin.noise(vin.pos(), 30, 6, .65); kk = vin.noise(vin.pos(), 5, 5); vin.bsdf(vin.mix(vin.mul(vin.ss(n, .5, .72), .4), (.030, .028, .026), (.16, .14, .11)), vin.lin(n, .3, .7, .26, .52), vin.bump(n, .12, .002), spec=.5)
dam = sweep('dam', [(BX+.05, -.035, .036), (BX+.02, -.20, .036), (BX-.04, -.42, .036), (BX-.045, -.66, .036), (BX+.02, -.86, .036), (BX+.18, -.985, .036), (BX+.45, -1.05, .034), (BX+.9, -1.09, .03), (BX+1.5, -1.16, .03), (BX+2.4, -1.2, .03)], lambda s: .041+.0008*math.sin(s*23)+.0005*math.sin(s*61+1), vin.mat, .006, 28, .86); dam.data.use_auto_smooth = False
# vacuum: flat head in the pool, ribbed hose out of the picture
blk = rubber('head', (.020, .020, .021), .42, .18); hd = bpy.data.objects.new('hd', None); link(hd); hd.location = (of('vx', -.16), of('vy', -.52), .004); hd.rotation_euler = (0, 0, math.radians(of('vr', 24)))
for o in (bx('h1', -.17, .17, -.045, .045, 0, .030, blk, .012, seg=4), bx('h2', -.09, .09, -.036, .036, .026, .052, blk, .014, seg=4), lathe('h3', [(.030, 0), (.030, .09), (.026, .10)], blk, 32)): o.parent = hd
hd.children[2].location = (0, 0, .035); hd.children[2].rotation_euler = (math.radians(52), 0, 0)
for q in (-1, 1): w = bx('rim', -.171, .171, q*.047-.003, q*.047+.003, -.003, .014, rubber('lip', (.03, .03, .03), .6), .001); w.parent = hd
sweep('vh', [(-.15, -.60, .085), (-.11, -.67, .13), (-.02, -.82, .14), (.20, -.98, .07), (.50, -1.08, .04), (.95, -1.15, .045), (1.5, -1.3, .05)], lambda s: .0255+.0026*math.cos(s*2*math.pi/.0125), rubber('ribbed', (.028, .028, .030), .40, .10), .0016, 24)
# the lance
stl = steel('lance', (.60, .59, .57), .22, (300, 300, 4)); brs = steel('brass', (.62, .42, .16), .26, (300, 300, 4)); d = (TIP-HIT).normalized(); ln = bpy.data.objects.new('ln', None); link(ln); ln.location = TIP; ln.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
for o in (lathe('noz', [(.0028, -.002), (.006, -.001), (.0072, .004), (.0072, .020)], mk('tipc', (.62, .60, .10), .4), 24), lathe('qc', [(.0090, .016), (.0105, .018), (.0105, .030), (.0092, .032), (.0092, .038), (.0110, .040), (.0110, .052), (.0080, .055)], brs, 32), lathe('tube', [(.0067, .05), (.0067, 1.0)], stl, 28), lathe('grip', [(.0067, .34), (.016, .345), (.0175, .36), (.0165, .50), (.0175, .60), (.016, .615), (.0067, .62)], blk, 32)): o.parent = ln
# spray.py paints the water that flies
backdrop(f"{PICTURES}/{OPT.get('back', 'gallery-pressure-washing-after')}.jpg", (9, 3.6, 1.6), 12, 1.6, 1.3, turn=-62)
sun(of('el', 24), of('az', 104), of('se', 6.2), .10)
camera((of('cx', -1.02), of('cy', -1.52), of('cz', .50)), (of('tx', .02), of('ty', -.26), of('tz', .135)), 40, of('f', 4.0), of('foc', 1.55))
render('rinse', 1440, 960, int(OPT.get('spp', 96)), 6)
