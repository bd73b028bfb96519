"""What the five frames share: light, blurred backdrops from finished pictures, turned and bent shapes, paper."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
from flora import *
PICTURES = OPT.get('pictures', '../src/pictures')
def of(k, d): return float(OPT.get(k, d))
def sun(el, az, e=4., sky_=.11, col=(1, .90, .77), angle=.6, dust=1.2, clouds=None):
    """azimuth 0 is +y, 90 is +x"""
    sky(el, az, sky_, 0, .6, 1, dust, 1.2, clouds=clouds)
    for n in bpy.context.scene.world.node_tree.nodes:
        if n.type == 'TEX_SKY': n.sun_disc = False
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = e; l.angle = math.radians(angle); l.color = col; o = bpy.data.objects.new('sun', l); link(o); a, h = math.radians(az), math.radians(el)
    o.rotation_euler = Vector((math.sin(a)*math.cos(h), math.cos(a)*math.cos(h), math.sin(h))).to_track_quat('Z', 'Y').to_euler()
def area(loc, target, sx, sy, e, col=(1, 1, 1)):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y = sx, sy; l.energy = e; l.color = col; o = bpy.data.objects.new('a', l); link(o); o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = False; o.visible_glossy = False; return o
def image(m, path, vec=None, linear=False, extend='EXTEND'):
    img = bpy.data.images.load(os.path.abspath(path)); t = m.n('ShaderNodeTexImage'); t.image = img; t.extension = extend; t.interpolation = 'Cubic'
    if linear: img.colorspace_settings.name = 'Non-Color' if path.endswith('.png') else 'Linear'
    m.put(t.inputs[0], vec or m.coord('UV')); return t.outputs[0], t.outputs[1]
def quad(name, pts, mat):
    o = mesh(name, pts, [(0, 1, 2, 3)], mat); uv = o.data.uv_layers.new(); uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); return o
def backdrop(path, mid, width, gain=1.6, gamma=1.25, tint=(1, 1, 1), ratio=1.5, turn=0., flip=False):
    """a finished picture as a lit card behind the focus; gamma undoes part of the tone curve it has had"""
    m = M('backdrop'); c, _ = image(m, path); g = m.n('ShaderNodeGamma'); m.put(g.inputs[0], c); g.inputs[1].default_value = gamma; e = m.n('ShaderNodeEmission'); m.put(e.inputs[0], m.mix(1, g.outputs[0], tint, 'MULTIPLY')); e.inputs[1].default_value = gain; m.surf(e.outputs[0])
    w, h = width/2, width/ratio/2; s = -1 if flip else 1; o = quad('backdrop', [(-w*s, 0, -h), (w*s, 0, -h), (w*s, 0, h), (-w*s, 0, h)], m.mat); o.location = mid; o.rotation_euler = (0, 0, math.radians(turn)); o.visible_diffuse = False; o.visible_shadow = False; return o
def lathe(name, prof, mat, n=64, loc=None):
    V = []; F = []
    for r, z in prof:
        for i in range(n): a = 2*math.pi*i/n; V.append((r*math.cos(a), r*math.sin(a), z))
    for j in range(len(prof)-1):
        for i in range(n): q = j*n; F.append((q+i, q+(i+1) % n, q+n+(i+1) % n, q+n+i))
    o = mesh(name, V, F, mat, True); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50)
    if loc: o.location = loc
    return o
def bent(name, pts, r, mat, res=10, sides=6, cyclic=False):
    """a hose, a wire, a seam: a round line through the points"""
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = sides; cu.resolution_u = res; cu.use_fill_caps = True; sp = cu.splines.new('BEZIER'); sp.bezier_points.add(len(pts)-1); sp.use_cyclic_u = cyclic
    for b, p in zip(sp.bezier_points, pts): b.co = p; b.handle_left_type = b.handle_right_type = 'AUTO'
    o = bpy.data.objects.new(name, cu); link(o); cu.materials.append(mat); return o
def sheet(name, w, h, mat, lift, nx=60, ny=80):
    """paper of w by h in the xy plane, its foot at y=0; lift(u, v) bends it. UV 0..1."""
    V = []; F = []; UV = []
    for j in range(ny+1):
        for i in range(nx+1): u, v = i/nx, j/ny; V.append((u*w, v*h, lift(u, v))); UV.append((u, v))
    for j in range(ny):
        for i in range(nx): q = j*(nx+1)+i; F.append((q, q+1, q+nx+2, q+nx+1))
    o = mesh(name, V, F, mat, True); uvset(o, UV); return o
def paper(path, rough=.75, thru=.22):
    m = M('paper'); c, _ = image(m, path); n = m.noise(m.coord(), 260, 4, .6); big = m.noise(m.coord(), 9, 4, .6); c = m.mix(.035, c, m.mix(big, (.55, .5, .42), (1, 1, 1)), 'MULTIPLY'); d = m.bsdf(c, rough, m.bump(m.add(n, m.mul(big, 2)), .10, .0006), spec=.25, out=False); t = m.n('ShaderNodeBsdfTranslucent'); m.put(t.inputs[0], c); m.surf(m.mixsh(thru, d, t.outputs[0])); return m.mat
def wood(name, a, b, rough=.45, s=(1.3, 15, 15), bump=.2, worn=None, spec=.4):
    m = M(name); n = m.noise(m.map(m.coord(), s), 2.2, 9, .62, .6); g = m.noise(m.map(m.coord(), tuple(q*6 for q in s)), 3, 5, .7); c = m.mix(m.ss(n, .36, .66), a, b); c = m.mix(m.mul(m.ss(g, .5, .68), .5), c, tuple(q*.5 for q in a))
    if worn: k = m.mul(m.ss(m.noise(m.pos(), 13, 7, .7), .56, .70), .8); c = m.mix(k, c, worn)
    m.bsdf(c, m.lin(n, .3, .7, rough, rough+.1), m.bump(m.add(n, m.mul(g, .6)), bump, .002), spec=spec); return m.mat
def steel(name='steel', c=(.56, .55, .53), rough=.30, along=(4, 4, 300)):
    m = M(name); n = m.noise(m.map(m.coord(), along), 2, 4, .6); k = m.noise(m.pos(), 40, 6, .7); m.bsdf(m.mix(m.mul(m.ss(k, .5, .75), .35), c, tuple(q*.55 for q in c)), m.lin(m.add(m.mul(n, .5), m.mul(k, .5)), .3, .7, rough-.06, rough+.16), m.bump(n, .03, .0005), 1.); return m.mat
def rubber(name, c=(.018, .018, .019), rough=.48, dust=.12):
    m = M(name); k = m.noise(m.pos(), 60, 7, .7); m.bsdf(m.mix(m.mul(m.ss(k, .48, .72), dust), c, (.30, .27, .23)), m.lin(k, .3, .7, rough-.08, rough+.14), m.bump(m.noise(m.pos(), 420, 4, .7), .08, .0008), spec=.45); return m.mat
