# Inside: a squeegee drawn down the wet pane, over the gloved hand of who draws it. blender -b -t 2 -P squeegee.py -- name=squeegee pct=100 spp=96
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
from tools import *
from glove import glove
sc = reset(); R = random.Random(3); TILT, ZB, X0, X1 = .070, .055, -.165, .190
# the pane, wet where papers.py says so
m = M('film'); t, _ = image(m, 'tex/film.exr', linear=True); sep = m.n('ShaderNodeSeparateColor'); m.put(sep.inputs[0], t); suds, hgt, wet = (sep.outputs[i] for i in range(3))
nb = m.bump(hgt, of('bump', .8), .0022); cl = m.n('ShaderNodeBsdfTransparent'); cl.inputs[0].default_value = (.955, .97, .965, 1); rf = m.n('ShaderNodeBsdfRefraction'); rf.inputs['IOR'].default_value = of('ior', 1.09); rf.inputs['Roughness'].default_value = .06; rf.inputs['Color'].default_value = (.95, .965, .97, 1); m.put(rf.inputs['Normal'], nb)
df = m.n('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (.86, .88, .90, 1); tl = m.n('ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value = (.90, .92, .94, 1); gl = m.n('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .08; m.put(gl.inputs['Normal'], nb)
w = m.mixsh(suds, m.mixsh(.05, rf.outputs[0], gl.outputs[0]), m.mixsh(.72, df.outputs[0], tl.outputs[0])); m.surf(m.mixsh(wet, cl.outputs[0], w))
o = quad('pane', [(-.45, 0, -.30), (.45, 0, -.30), (.45, 0, .30), (-.45, 0, .30)], m.mat); o.visible_shadow = False; o.visible_diffuse = False
# the sash, seen against the light
vin = mk('vinyl', (.62, .61, .58), .42, .06, .06, 60); bx('jamb', -.50, -.335, -.06, .03, -.6, .6, vin, .006, seg=3); bx('bead', -.336, -.322, -.030, .02, -.6, .6, vin, .004, seg=3); bx('gask', -.323, -.319, -.012, .0, -.6, .6, rubber('gk'), .001)
tool = squeegee((X1-X0)/2); tool.location = ((X0+X1)/2, .0012, ZB+TILT*((X0+X1)/2-.012)); tool.rotation_euler = (math.radians(of('lean', 19)), -TILT, 0)
# hand and sleeve
gm = M('glove'); k = gm.noise(gm.pos(), 90, 6, .7); fi = gm.noise(gm.pos(), 900, 3, .6); cc = gm.mix(gm.ss(k, .42, .72), (.030, .036, .046), (.052, .060, .072)); gm.bsdf(cc, gm.lin(k, .3, .7, .36, .58), gm.bump(gm.add(fi, gm.mul(k, .8)), .16, .0008), spec=.5, Clearcoat=.15)
sm = M('sleeve'); x, y, z = sm.xyz(sm.coord()); wv = sm.add(sm.math('SINE', sm.mul(sm.add(x, z), 5200)), sm.math('SINE', sm.mul(sm.sub(y, z), 5200))); k = sm.noise(sm.pos(), 35, 6, .6); sm.bsdf(sm.mix(sm.ss(k, .4, .7), (.030, .052, .095), (.046, .074, .125)), .88, sm.bump(sm.add(sm.mul(wv, .15), k), .25, .001), spec=.2, Sheen=.3)
hand = bpy.data.objects.new('hand', None); link(hand); hand.parent = tool; hand.rotation_euler = (0, 0, math.radians(180+of('roll', -18))); hand.location = (0, 0, -.135)
arm = Vector((of('ax', -.30), of('ay', .72), of('az_', -.62))).normalized()*.34          # where the elbow is, as the room sees it
elbow = (tool.rotation_euler.to_matrix() @ hand.rotation_euler.to_matrix()).inverted() @ arm+Vector((.020, -.098, -.024))
for (V, Q), mt in zip(glove(elbow=tuple(elbow)), (gm.mat, sm.mat)):
    o = mesh('glove', V, Q, mt, True); o.parent = hand; s = o.modifiers.new('s', 'SMOOTH'); s.factor = .5; s.iterations = 2
# the house across the street, far out of focus; S is the side we stand on
S = of('side', 1); backdrop(f"{PICTURES}/{OPT.get('back', 'house-timber')}.jpg", (of('bx', -.6), -14*S, of('bz', .2)), 13.5, of('bg', 2.4), 1.35, flip=S > 0)
plane('lawn', [(-20, -.4*S, -3.0), (20, -.4*S, -3.0), (20, -13.9*S, -3.0), (-20, -13.9*S, -3.0)], mk('lawn', (.17, .26, .035), 1, .35, .1, 3))
sun(of('el', 24), of('az', 205 if S > 0 else 38), of('se', 4.6), .12); area((-.8, 1.5*S, 1.2), (0, 0, -.1), 1.6, 1.2, of('room', 16), (1, .93, .84))
camera((of('cx', -.10), .86*S, of('cz', .10)), (of('tx', -.015), 0, of('tz', -.045)), 50, of('f', 3.4), of('foc', .80))
render('squeegee', 1440, 960, int(OPT.get('spp', 96)), 8)
