# The walk-through: a work order on a clipboard, put down on the cap of the porch wall. blender -b -t 2 -P order.py -- name=order
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
from tools import *
sc = reset(); R = random.Random(5)
st = M('stone'); P = st.pos(); n = st.noise(P, 26, 8, .68); b = st.noise(P, 3.2, 6, .6); g = st.noise(P, 320, 4, .7); c = st.mix(st.ss(b, .35, .68), (.36, .27, .19), (.50, .40, .30)); c = st.mix(st.mul(st.ss(n, .52, .70), .45), c, (.25, .185, .13)); c = st.mix(st.mul(st.ss(st.noise(P, 11, 7, .75), .62, .70), .5), c, (.46, .46, .40)); st.bsdf(c, .9, st.bump(st.add(st.mul(n, 1.4), st.mul(g, .35)), .55, .006), spec=.25)
o = bx('cap', -.62, .40, -.30, .30, -.075, 0, st.mat, .014, seg=4); o2 = bx('cap2', .406, 1.4, -.30, .30, -.075, 0, st.mat, .014, seg=4)
for q in (o, o2): s = q.modifiers.new('s', 'SUBSURF'); s.subdivision_type = 'SIMPLE'; s.levels = s.render_levels = 6; t = bpy.data.textures.new('d', 'CLOUDS'); t.noise_scale = .09; d = q.modifiers.new('d', 'DISPLACE'); d.texture = t; d.strength = .006; d.mid_level = .5; d.texture_coords = 'GLOBAL'
bx('body', -.55, 1.3, -.24, .24, -.9, -.075, mk('wall', (.36, .28, .2), .9, .2, .4, 18), .01)
board = bpy.data.objects.new('board', None); link(board); board.location = (of('bx', -.085), of('by', -.205), .0035); board.rotation_euler = (math.radians(1.2), 0, math.radians(of('turn', -14)))
def on(o): o.parent = board; return o
hb = M('hardboard'); n = hb.noise(hb.coord(), 210, 5, .7); w = hb.noise(hb.coord(), 14, 6, .7); hb.bsdf(hb.mix(hb.ss(w, .5, .7), (.135, .070, .036), (.20, .115, .062)), hb.lin(w, .3, .7, .34, .55), hb.bump(n, .14, .0008)); on(bx('b', 0, .229, 0, .318, 0, .0032, hb.mat, .0012, seg=3))
curl = lambda u, v: .0010+.0045*max(0, (.16-v)/.16)**2*(.35+.65*u)+.0030*max(0, u-.82)/.18*max(0, .5-v)+.0004*math.sin(7*u+5*v)
for k, (dx, a) in enumerate(((-.0015, .006), (.001, -.008), (0, 0))):
    p = on(sheet('paper', .2159, .2794, paper('tex/order.png') if k == 2 else mk('under', (.80, .78, .73), .8, .03, .05, 80), lambda u, v: curl(u, v)*(.55+.45*k/2)+.0004*k)); p.location = (.0066+dx, .010, .0033); p.rotation_euler = (0, 0, a)
cs = steel('clip', (.60, .59, .57), .20, (4, 300, 300)); cy = .279
def bentplate(pts, wd, th=.0011, taper=1.):
    V = []; F = []; n = len(pts)
    for i, (y, z) in enumerate(pts):
        a = pts[max(i-1, 0)]; b = pts[min(i+1, n-1)]; d = math.hypot(b[0]-a[0], b[1]-a[1]); ny, nz = -(b[1]-a[1])/d*th, (b[0]-a[0])/d*th; w = wd*(1+(taper-1)*i/(n-1))/2; V += [(-w, y, z), (w, y, z), (w, y+ny, z+nz), (-w, y+ny, z+nz)]
    for i in range(n-1): q = 4*i; F += [(q+a, q+b, q+4+b, q+4+a) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))]
    o = on(mesh('clip', V, F+[(3, 2, 1, 0), tuple(4*(n-1)+i for i in range(4))], cs)); o.location = (.1145, cy, .0034); m = o.modifiers.new('b', 'BEVEL'); m.width = .0004; m.segments = 2; return o
bentplate([(.004, .0008), (.032, .0008)], .112); bentplate([(-.004, .0026), (-.0015, .0022), (.001, .0028), (.005, .0052), (.009, .0090), (.013, .0118), (.018, .0136), (.024, .0142), (.030, .0134), (.034, .0118), (.0365, .0100)], .104, taper=.86)
s = on(lathe('rod', [(0, -.054), (.0022, -.054), (.0022, .054), (0, .054)], cs, 20)); s.rotation_euler = (0, math.radians(90), 0); s.location = (.1145, cy+.016, .0098)
for x in (-.040, .040): on(bx('ear', .1145+x-.0006, .1145+x+.0006, cy+.009, cy+.024, .0040, .0150, cs, .0004))
for x in (-.046, .046): s = on(lathe('rivet', [(0, .0018), (.0022, .0014), (.0030, 0)], cs, 20)); s.location = (.1145+x, cy+.026, .0052)
p = pencil(); p.parent = board; p.location = (of('px', .052), of('py', .060), .0052); p.rotation_euler = (0, math.radians(-.6), math.radians(of('pt', 31)))
tool = squeegee(.15); tool.rotation_euler = (math.radians(90), math.radians(180), math.radians(-58)); tool.location = (.235, .125, .012)
tw = towel(-.30, .13, 0, .20, .17, cloth('huck', (.10, .17, .27)), 4, .35)
for i in range(26): l = quad('leaf', [(0, 0, 0), (.011, -.005, .001), (.024, 0, .003), (.011, .006, .002)], mk(f'lf{i%3}', ((.30, .20, .06), (.22, .11, .04), (.17, .17, .05))[i % 3], .7)) if i < 5 else None; l and setattr(l, 'location', (R.uniform(-.5, .38), R.uniform(-.27, .28), .003)) ; l and setattr(l, 'rotation_euler', (R.uniform(-.2, .2), R.uniform(-.2, .2), R.uniform(0, 6)))
lm = leaf_mat(((.04, .07, .015), (.09, .13, .03)), 'dap', .35); tr = leaf_cloud(int(of('leaves', 130)), (.5, .5, .35), .055, lm, 12, 26, .7, 'tree'); tr.location = (-1.75, .95, 1.02); tr.visible_camera = False
backdrop(f"{PICTURES}/{OPT.get('back', 'area-stucco-two-storey')}.jpg", (of('hx', .9), 9.0, of('hz', .55)), of('hw', 10.5), of('hg', 2.3), 1.35)
bm_ = leaf_mat(((.04, .075, .02), (.12, .15, .045)), 'bush', .35); bs = [leaf_cloud(2200, (.55, .5, .42), .055, bm_, 40+k, 44, .6, 'bush') for k in range(2)]
for o in bs: o.location = (0, -40, -20)
for i in range(9): inst(bs[i % 2], (-2.6+.68*i+R.uniform(-.15, .15), 2.0+R.uniform(0, .9), -.78+R.uniform(0, .12)), i, R.uniform(.8, 1.25))
bx('path', -6, 6, .9, 1.5, -1.1, -1.05, mk('path', (.44, .40, .34), .9, .15, .2, 20), .01)
gd = mk('lawn', (.10, .14, .045), 1, .3, 0, 2); plane('lawn', [(-12, .5, -1.1), (12, .5, -1.1), (12, 9, -1.1), (-12, 9, -1.1)], gd)
sun(of('el', 24), of('az', -58), of('se', 6.4), .13)
camera((of('cx', .20), of('cy', -.62), of('cz', .33)), (of('tx', .012), of('ty', .03), of('tz', .035)), 46, of('f', 4.5), of('foc', .585))
render('order', 1440, 960, int(OPT.get('spp', 96)), 6)
