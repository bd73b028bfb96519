# Dirt near enough to touch, before and after of one camera: blender -b -t 2 -P plates.py -- kind=pollen state=before name=pollen-before spp=20
# kinds: pollen dust scale overspray moth (glass), algae rust (walls), oil (slab). tex/ comes from textures.py.
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *; from flora import *
KIND = OPT['kind']; BEF = OPT.get('state', 'before') == 'before'; sc = reset(); R = random.Random(7)
def tex(m, name, vec=None):
    img = bpy.data.images.load(os.path.abspath(f'tex/{name}.png')); img.alpha_mode = 'CHANNEL_PACKED'; t = m.n('ShaderNodeTexImage'); t.image = img; t.extension = 'EXTEND'; m.put(t.inputs[0], vec or m.coord('UV')); return t.outputs[0], t.outputs[1]
def card(name, pts, mat):
    o = mesh(name, pts, [(0, 1, 2, 3)], mat); uv = o.data.uv_layers.new(); uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); return o
def woodm(name, a, b, rough=.45, s=(1.3, 15, 15), bump=.2):
    m = M(name); P = m.map(m.coord(), s); n = m.noise(P, 2.2, 9, .62, .6); g = m.noise(m.map(m.coord(), tuple(q*6 for q in s)), 3, 5, .7); c = m.mix(m.ss(n, .36, .66), a, b); c = m.mix(m.mul(m.ss(g, .5, .68), .5), c, tuple(q*.5 for q in a)); return m, c, m.add(n, m.mul(g, .6)), rough, bump
def dusted(m, c, h, rough, bump, dirt=None, amt=0., up=.35, size=30., thick=.5, flecks=False, swipe=None):
    """a surface, and before the work what has settled on it: most where it faces up, piled in corners"""
    if BEF and dirt:
        P = m.pos(); g = m.n('ShaderNodeNewGeometry'); _, _, nz = m.xyz(g.outputs['Normal']); ao = m.n('ShaderNodeAmbientOcclusion'); ao.samples = 1; ao.only_local = False; ao.inputs['Distance'].default_value = .05
        if flecks: k = m.mx(m.ss(m.voro(P, 330), .22, .16), m.ss(m.voro(P, 120), .16, .12)); k = m.mul(k, m.ss(m.noise(P, 6, 4), .35, .6)); k = m.mul(k, amt)
        else:
            n = m.noise(P, size, 6, .68); k = m.add(m.mul(m.ss(nz, .25, .85), up+thick), m.mul(m.ss(ao.outputs['AO'], .92, .45), .75)); k = m.mul(k, m.lin(n, .3, .7, .45, 1.15)); k = m.math('MINIMUM', m.add(m.mul(k, amt), m.mul(m.ss(n, .5, .7), amt*.25)), .96)
        if swipe:
            x, y, z = m.xyz(P); xx = m.add(y, m.mul(m.math('SINE', m.mul(x, 9)), -.008)); d = m.math('ABSOLUTE', m.sub(xx, swipe[2])); w = m.mul(m.ss(d, swipe[3]*1.15, swipe[3]*.8), m.mul(m.ss(x, swipe[0]-.006, swipe[0]+.006), m.ss(x, swipe[1]+.05, swipe[1]-.05))); k = m.mul(k, m.lin(w, 0, 1, 1, .06)); rim = m.mul(m.ss(m.math('ABSOLUTE', m.sub(d, swipe[3]*1.3)), .004, .001), m.ss(x, swipe[1], swipe[1]-.05)); k = m.math('MINIMUM', m.add(k, m.mul(m.mul(rim, m.ss(x, swipe[0]-.01, swipe[0])), .35)), 1)
        c = m.mix(k, c, m.mix(m.noise(P, 300, 3, .7), tuple(q*.82 for q in dirt), tuple(min(1, q*1.1) for q in dirt))); h = m.add(h, m.mul(k, .8)); rough = m.lin(k, 0, 1, rough, .95)
    m.bsdf(c, rough, m.bump(h, bump, .002)); return m.mat
def plain(name, c, rough=.4, s=60, var=.05): m = M(name); n = m.noise(m.pos(), s, 5, .6); return m, m.mix(m.mul(n, var*2), c, tuple(q*.8 for q in c)), n, rough, .06
def glass(x0, x1, z0, z1, y=0., name=None, refl=.30):
    m = M('glass'); P = m.pos(); nrm = m.bump(m.noise(P, 1.6, 2, .4), .06, .03); fr = m.n('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.5; f = m.lin(fr.outputs[0], .04, 1, refl, 1); gl = m.n('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = 0; gl.inputs['Color'].default_value = (.96, .98, 1, 1); m.put(gl.inputs['Normal'], nrm)
    tr = m.n('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.80, .85, .84, 1); s = m.mixsh(f, tr.outputs[0], gl.outputs[0])
    if BEF and name:
        c, k = tex(m, name); df = m.n('ShaderNodeBsdfDiffuse'); m.put(df.inputs[0], c); tl = m.n('ShaderNodeBsdfTranslucent'); m.put(tl.inputs[0], c); d = m.mixsh(.2, df.outputs[0], tl.outputs[0]); rg = m.n('ShaderNodeBsdfGlossy'); rg.inputs['Roughness'].default_value = .12; rg.inputs['Color'].default_value = (.9, .9, .9, 1); s = m.mixsh(k, m.mixsh(m.mul(f, 1), tr.outputs[0], rg.outputs[0]) if name in ('pollen', 'dust', 'grit') else s, d)
    m.surf(s); return card('glass', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], m.mat)
def inside(x0, x1, z0, z1, wall=(.16, .13, .10), curtain=None):
    w = mk('in', tuple(q*.4 for q in wall), .9); f = mk('fl', (.045, .03, .02), .5)
    for p in ([(x0-1.5, 2.6, -1), (x1+1.5, 2.6, -1), (x1+1.5, 2.6, 2), (x0-1.5, 2.6, 2)], [(x0-1.5, .05, 2), (x1+1.5, .05, 2), (x1+1.5, 2.6, 2), (x0-1.5, 2.6, 2)], [(x0-1.5, .05, -1), (x0-1.5, 2.6, -1), (x0-1.5, 2.6, 2), (x0-1.5, .05, 2)], [(x1+1.5, .05, -1), (x1+1.5, 2.6, -1), (x1+1.5, 2.6, 2), (x1+1.5, .05, 2)]): plane('r', p, w)
    plane('r', [(x0-1.5, .05, -.9), (x1+1.5, .05, -.9), (x1+1.5, 2.6, -.9), (x0-1.5, 2.6, -.9)], f)
    if curtain:
        V = []; F = []; n = 160
        for i in range(n+1): x = curtain[0]+(curtain[1]-curtain[0])*i/n; y = .13+.028*math.sin(i*.42)+.010*math.sin(i*.97+1); V += [(x, y, z0-.6), (x, y, z1+.3)]
        for i in range(n): F.append((2*i, 2*i+2, 2*i+3, 2*i+1))
        m = M('cur'); d = m.n('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = (.55, .52, .46, 1); t = m.n('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = (.5, .47, .4, 1); m.surf(m.mixsh(.35, d.outputs[0], t.outputs[0])); mesh('cur', V, F, m.mat, True)
def frame(x0, x1, z0, z1, mat, f=.05, y0=-.012, y1=.05, step=.016, sides='lbrt'):
    """a sash around the glass, its bead towards us, and the outer frame behind it"""
    for s, a in (('l', (x0-f, x0, z0-f, z1+f)), ('r', (x1, x1+f, z0-f, z1+f)), ('b', (x0, x1, z0-f, z0)), ('t', (x0, x1, z1, z1+f))):
        if s in sides: bx('f', a[0], a[1], y0, y1, a[2], a[3], mat, .004, seg=3)
    for s, a in (('l', (x0-.001, x0+.012, z0, z1)), ('r', (x1-.012, x1+.001, z0, z1)), ('b', (x0, x1, z0-.001, z0+.012)), ('t', (x0, x1, z1-.012, z1+.001))):
        if s in sides: bx('b', a[0], a[1], y0+.005, .03, a[2], a[3], mat, .003)
def outdoors(ground=(.10, .13, .05), trees=True, z=-1.1, back=True):
    """what the glass reflects: a lawn, a fence, trees"""
    g = mk('lawn', ground, 1, .25, 0, 2); plane('lawn', [(-30, -40, z), (30, -40, z), (30, .0, z), (-30, .0, z)], g)
    if trees:
        lm = leaf_mat(((.03, .055, .015), (.07, .10, .035)), 'lf', .35)
        cr = [leaf_cloud(1500, (2.2, 2.2, 2.6), .30, lm, 30+k, 50, .6, 'cr') for k in range(2)]
        for i in range(11): o = inst(cr[i % 2], (-13+2.6*i+R.uniform(-.8, .8), -13-R.uniform(0, 5), z+1.9+R.uniform(-.4, 1.1)), R.uniform(0, 6), R.uniform(.7, 1.25))
        for o in cr: o.location = (0, -60, -50)
def sun(el, az, e=3.6, sky_=.11, clouds=False, col=(1, .93, .83)):
    sky(el, az, sky_, 0, .6, 1, 1.0, 1.2, clouds=dict(scale=1.2, lo=.48, hi=.72, amt=.7, seed=3.1) if clouds else None)
    for n in bpy.context.scene.world.node_tree.nodes:
        if n.type == 'TEX_SKY': n.sun_disc = False
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = e; l.angle = math.radians(.6); l.color = col; o = bpy.data.objects.new('sun', l); link(o); a, h = math.radians(az), math.radians(el); o.rotation_euler = Vector((math.sin(a)*math.cos(h), math.cos(a)*math.cos(h), math.sin(h))).to_track_quat('Z', 'Y').to_euler()      # azimuth 0 is +y, behind the wall; 180 shines on it
def stucco(name, c, dirt=None, amt=0.): m = M(name); P = m.pos(); n = m.noise(P, 70, 7, .68); b = m.noise(P, 2.2, 5); col = m.mix(m.mul(m.ss(b, .35, .7), .22), c, tuple(q*.84 for q in c)); return m, col, m.add(n, m.mul(m.noise(P, 190, 3, .7), .5)), .93
W, H = 1200, 800
if KIND == 'pollen':
    D = (.60, .49, .13); wd = lambda n, s=(1.3, 15, 15): dusted(*woodm(n, (.095, .048, .022), (.19, .105, .052), .48, s), D, .85, .35, 26, .55)
    fr = wd('fr'); fv = wd('fv', (15, 15, 1.3)); sill = dusted(*woodm('sill', (.095, .048, .022), (.19, .105, .052), .42, (1.3, 15, 15)), D, .96, .6, 22, .5, swipe=(-.30, .02, -.085, .0125))
    glass(-.62, .28, .035, .635, 0, 'pollen'); frame(-.62, .28, .035, .635, fr, .055, sides='bt'); bx('fv', .28, .335, -.012, .05, -.02, .70, fv, .004, seg=3); bx('bv', .268, .281, -.007, .03, .035, .635, fv, .003)
    bx('sill', -1.2, .42, -.15, .04, -.062, -.020, sill, .008, seg=3, rot=(math.radians(5), 0, 0)); bx('cas', .335, .44, -.035, .05, -.03, .8, fv, .005, seg=3); bx('apr', -1.2, .40, -.03, .03, -.19, -.06, wd('ap'), .004)
    lg = dusted(*woodm('log', (.125, .062, .028), (.24, .135, .066), .55, (1.2, 9, 9)), D, .30, .12, 20, .25)
    for i in range(7): box('lap', 1.04, -.008, -.42+.19*i, 1.2, .018, .215, lg, .004, rot=(math.radians(-4.5), 0, 0))
    for i in range(2): box('lap', -.4, -.008, -.42+.115*i, 1.7, .018, .14, lg, .004, rot=(math.radians(-4.5), 0, 0))
    inside(-.6, .28, 0, .6, (.22, .14, .08)); outdoors((.12, .11, .06)); sun(38, 222, 3.4, .12)
    camera((-.02, -1.02, .36), (-.08, 0, .105), 44, 11, 1.0)
elif KIND == 'dust':
    D = (.46, .35, .24); vin = dusted(*plain('vinyl', (.72, .71, .68), .34), D, .75, .3, 34, .6); glass(-.25, .65, .04, .64, 0, 'dust'); frame(-.25, .65, .04, .64, vin, .045, sides='lbt')
    bx('trk', -.9, .9, -.085, .06, -.055, -.018, vin, .004); bx('lip', -.9, .9, -.090, -.078, -.055, .004, vin, .003); bx('rib', -.9, .9, -.045, -.037, -.02, .004, vin, .002)
    drift = dusted(*plain('drift', D if BEF else (.72, .71, .68), .9, 200, .2), D, 1, 1, 60, 1)
    if BEF:
        V = []; F = []; n = 140; rr_ = np.random.default_rng(3); hh = .007+.006*np.convolve(rr_.normal(size=n+40), np.hanning(30)/15, 'same')[:n+1]
        for i in range(n+1): x = -.9+1.8*i/n; V += [(x, -.079, -.0185), (x, -.060, -.017+hh[i]*1.2), (x, -.046, -.0185)]
        for i in range(n):
            for j in range(2): q = 3*i+j; F.append((q, q+3, q+4, q+1))
        mesh('drift', V, F, drift, True)
    bx('jl', -.345, -.298, -.05, .06, -.05, .72, vin, .004, seg=3); st = dusted(*stucco('st', (.44, .35, .26)), .5, (.42, .31, .21), .35, .1, 20, .2); bx('w', -2, -.345, -.028, .1, -1.2, 1.2, st, .004); bx('w2', -2, 2, -.028, .1, -1.2, -.055, st, .004)
    inside(-.3, .65, 0, .6, (.20, .18, .16)); outdoors((.22, .18, .10), False); sun(24, 236, 3.8, .11)
    camera((-.45, -.90, .33), (.015, 0, .185), 42, 11, .95)
elif KIND == 'grit':
    D = (.45, .335, .225); al = dusted(*plain('alu', (.33, .335, .34), .30, 120, .03), D, .85, .35, 30, .55); gl = glass(-.70, .20, .03, .63, 0, 'grit', .26); frame(-.70, .20, .03, .63, al, .032, y0=-.035, y1=.06, sides='rb'); bx('mu', .232, .262, -.0985, .06, -.2, .9, al, .003, seg=3); bx('tr', -1.2, .9, -.095, .06, -.030, -.002, al, .003, seg=3)
    glass(.262, .95, .03, .63, 0, 'grit', .26); bx('tr2', .262, .9, -.035, .06, -.005, .03, al, .003)
    if BEF:
        dr = dusted(*plain('drift', D, .95, 220, .25), D, 1, 1, 60, 1)
        for a, b, hh, sd_ in ((-1.2, .232, .017, 3), (.262, .9, .013, 8)):
            r_ = np.random.default_rng(sd_); n = 150; hs = hh*(.55+.55*np.convolve(r_.normal(size=n+60), np.hanning(44)/16, 'same')[:n+1]); V = []; F = []
            for i in range(n+1): t = i/n; x = a+(b-a)*t; q = max(.0015, hs[i]*(1+1.3*math.exp(-(1-t)/.06 if a < 0 else -t/.06))); V += [(x, -.090, -.0025), (x, -.062, -.001+q*.55), (x, -.037, -.001+q), (x, -.033, -.001)]
            for i in range(n):
                for j in range(3): q = 4*i+j; F.append((q, q+4, q+5, q+1))
            mesh('drift', V, F, dr, True)
    gran = mk('gran', (.26, .25, .24), .6, .3, .1, 120); bx('base', -1.5, 1.2, -.075, .06, -.7, -.032, gran, .004); inside(-.7, .9, 0, .6, (.15, .15, .15)); outdoors((.26, .25, .235), False); sun(30, 142, 3.6, .12)
    camera((.34, -.98, .32), (-.055, 0, .125), 42, 11, 1.0)
elif KIND == 'scale':
    al = dusted(*plain('alu', (.030, .028, .027), .35, 90), (.66, .66, .63), .42, .2, 40, .35); glass(-.50, .40, .035, .635, 0, 'scale', .24); frame(-.50, .40, .035, .635, al, .045, sides='lrbt')
    mor = mk('mor', (.36, .34, .31), .95, .1, .4, 50); bk = M('brick'); P = bk.coord(); n = bk.noise(bk.pos(), 55, 6, .7); g = bk.noise(bk.pos(), 8, 5); c = bk.mix(bk.rnd(), (.215, .075, .045), (.30, .125, .078)); c = bk.mix(bk.mul(bk.ss(g, .4, .7), .4), c, (.16, .062, .042))
    if BEF: x, y, z = bk.xyz(bk.pos()); w = bk.mul(bk.ss(bk.add(bk.noise(bk.pos(), 9, 6, .7), bk.mul(bk.ss(z, -.45, .05), .16)), .56, .76), .42); c = bk.mix(w, c, (.60, .58, .54))
    bk.bsdf(c, .85, bk.bump(n, .5, .003)); bk = bk.mat; z = -.02
    for i in range(16): x = -.9+.104*i; bx('rl', x, x+.094, -.105, .06, -.085, -.012, bk, .006, rot=(math.radians(7), 0, 0))
    bx('mo', -1, 1, -.085, .05, -.09, -.020, mor, 0)
    z = -.60
    for j in range(8):
        x = -1.4+(.1 if j % 2 else 0)
        while x < 1.2: bx('bk', x, x+.19, -.05, .05, z, z+.057, bk, .005); x += .2
        z += .067
    bx('mo2', -1.4, 1.2, -.042, .05, -.6, -.06, mor, 0)
    for s in (-1, 1):
        z = -.06
        for j in range(13):
            x0 = (.45 if s > 0 else -1.35)
            for q in range(5): x = x0+.2*q+(.1 if j % 2 else 0)-(.1 if s < 0 else 0); a, b = max(x, .447) if s > 0 else x, (x+.19 if s > 0 else min(x+.19, -.547)); (b-a > .02) and bx('bk', a, b, -.05, .05, z, z+.057, bk, .005)
            z += .067
        bx('mo3', .447 if s > 0 else -1.4, 1.3 if s > 0 else -.547, -.042, .05, -.06, 1, mor, 0)
    inside(-.5, .4, 0, .6, (.10, .09, .08)); outdoors((.08, .13, .04)); sun(40, 214, 3.3, .12)
    camera((.16, -1.06, .34), (-.02, 0, .135), 42, 11, 1.05)
elif KIND == 'overspray':
    D = (.74, .70, .62); br = dusted(*plain('bronze', (.055, .040, .030), .38, 90), D, .95, flecks=True); glass(-.25, .65, .04, .64, 0, 'overspray', .24); frame(-.25, .65, .04, .64, br, .05, sides='lbt'); bx('sl', -.36, .9, -.10, .06, -.055, -.012, br, .006, rot=(math.radians(6), 0, 0))
    st = dusted(*stucco('st', (.60, .555, .475)), .5); bx('w', -2, -.30, -.045, .1, -1.2, 1.2, st, .010, seg=3); bx('w2', -2, 2, -.045, .1, -1.2, -.052, st, .010, seg=3); inside(-.3, .65, 0, .6, (.13, .12, .11)); outdoors((.17, .15, .10)); sun(36, 214, 3.4, .12)
    camera((-.16, -.98, .25), (.075, 0, .145), 42, 11, 1.0)
elif KIND == 'moth':
    D = (.36, .32, .26); wh = dusted(*plain('white', (.70, .69, .65), .42), D, .55, .05, 30, .1); glass(-.02, .88, -.60, -.0, 0, 'moth'); frame(-.02, .88, -.60, 0, wh, .055, sides='ltr')
    bx('cas', -.19, -.075, -.045, .05, -.9, .17, wh, .006, seg=3); bx('cah', -.21, 1.2, -.050, .05, .055, .175, wh, .006, seg=3); bx('cap', -.23, 1.2, -.085, .05, .175, .205, wh, .008, seg=3)
    sd = M('sid'); P = sd.pos(); n = sd.noise(sd.map(P, (2, 1, 30)), 2.2, 7, .6); c = sd.mix(sd.rnd(), (.115, .165, .145), (.135, .185, .165)); sd.bsdf(c, .6, sd.bump(n, .25, .003)); z = -1.
    while z < .9:
        for a, b in ((-1.6, -.19),) if z < .17 else ((-1.6, 1.6),): box('lap', (a+b)/2, -.004, z+.06, b-a, .012, .135, sd.mat, .003, rot=(math.radians(-4), 0, 0))
        z += .12
    bx('back', -1.6, -.07, .02, .05, -1, 1, sd.mat, 0); bx('back', -1.6, 1.6, .02, .05, .03, 1, sd.mat, 0)
    if BEF:
        m = M('web'); c, k = tex(m, 'web'); d = m.n('ShaderNodeBsdfDiffuse'); m.put(d.inputs[0], c); t = m.n('ShaderNodeBsdfTransparent'); tl = m.n('ShaderNodeBsdfTranslucent'); m.put(tl.inputs[0], c); m.surf(m.mixsh(k, t.outputs[0], m.mixsh(.4, d.outputs[0], tl.outputs[0])))
        o = card('web', [(-.075, -.052, -.40), (.37, -.022, -.40), (.37, -.050, .055), (-.075, -.052, .055)], m.mat); o.visible_shadow = False
        # a miller moth asleep on the casing, wings folded like a roof
        mm = M('moth'); u, v, _ = mm.xyz(mm.coord('UV')); n = mm.noise(mm.coord('UV'), 9, 6, .75); st_ = mm.ss(mm.math('SINE', mm.add(mm.mul(v, 34), mm.mul(n, 7))), -.2, .7); c = mm.mix(st_, (.155, .115, .080), (.075, .055, .040)); c = mm.mix(mm.ss(n, .58, .66), c, (.26, .21, .15)); mm.bsdf(c, .95, mm.bump(n, .4, .001), spec=.1)
        def moth(x, y, z, a, s=1.):
            out = []
            for sd_ in (-1, 1):
                V = []; F = []; UV = []; N, K = 14, 6
                for i in range(N+1):
                    t = i/N; wl = (.0026+.0088*min(1, t*1.25)**.8)*(1-max(0, t-.86)*2.2)
                    for j in range(K+1): q = j/K; V.append((sd_*q*wl*1.15, -.0042*(1-q**1.8)*(1-.35*t)-.0010, .0085-t*.0235-q*.002*t)); UV.append((q, t))
                for i in range(N):
                    for j in range(K): b = i*(K+1)+j; F.append((b, b+1, b+K+2, b+K+1))
                w = mesh('wing', V, F, mm.mat, True); uv = w.data.uv_layers.new(); uv.data.foreach_set('uv', [c for p in w.data.polygons for vi in p.vertices for c in UV[vi]]); out.append(w)
            for (cx, cy, cz, rx, ry, rz) in ((0, -.0058, .0085, .0030, .0028, .0045), (0, -.0042, .0135, .0020, .0019, .0020)):
                bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1); me = bpy.data.meshes.new('b')
                for v in bm.verts: v.co = Vector((v.co.x*rx+cx, v.co.y*ry+cy, v.co.z*rz+cz))
                bm.to_mesh(me); bm.free(); o = bpy.data.objects.new('b', me); link(o); me.materials.append(mm.mat); out.append(o)
            for s_ in (-1, 1):
                V = [(s_*(.0012+.0050*t), -.004-.001*t, .0145+.0075*t-.002*t*t) for t in (0, .25, .5, .75, 1)]; cu = bpy.data.curves.new('an', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = .00022; sp = cu.splines.new('POLY'); sp.points.add(4); [setattr(sp.points[i], 'co', (*V[i], 1)) for i in range(5)]; o = bpy.data.objects.new('an', cu); link(o); cu.materials.append(mm.mat); out.append(o)
            for o in out: o.rotation_euler = (0, a, 0); o.location = (x, y, z); o.scale = (s,)*3
        moth(-.118, -.046, -.165, .5, 1.35); moth(.215, -.051, .105, -1.1, 1.2)
    inside(0, .88, -.6, 0, (.13, .12, .10), (.02, .19)); outdoors((.10, .13, .05)); sun(30, 232, 3.3, .12)
    camera((.18, -.86, -.22), (.115, 0, -.085), 44, 11, .85)
elif KIND == 'algae':
    e = .112; m = M('lap'); P = m.pos(); x, y, z = m.xyz(P); n = m.noise(m.map(P, (3, 1, 36)), 2.2, 7, .62); c = m.mix(m.rnd(), (.60, .565, .47), (.645, .61, .515)); c = m.mix(m.mul(m.noise(P, 1.4, 4), .14), c, (.50, .47, .39))
    if BEF:
        lap = m.math('FRACT', m.math('DIVIDE', m.add(z, -.20), e)); und = m.ss(lap, .22, .0); hgt = m.ss(m.add(z, m.mul(m.noise(P, 1.7, 5, .6), .9)), 1.75, .42); near = m.ss(m.math('ABSOLUTE', m.sub(x, .40)), .42, .05)
        g1 = m.noise(P, 5.5, 8, .66); fine = m.noise(P, 90, 5, .75); k = m.add(m.mul(hgt, .86), m.mul(near, .42)); k = m.add(k, m.mul(und, m.lin(m.add(hgt, near), 0, 1.2, .06, .42))); k = m.mul(k, m.lin(g1, .32, .68, .30, 1.35)); k = m.mul(k, m.lin(fine, .3, .7, .55, 1.25)); k = m.math('MINIMUM', m.mx(k, 0), .92)
        gc = m.mix(m.ss(m.noise(P, 3.2, 5), .40, .62), (.085, .135, .022), (.165, .200, .045)); gc = m.mix(m.ss(m.noise(P, 30, 6, .7), .56, .70), gc, (.035, .050, .022)); c = m.mix(k, c, gc)
        sp = m.mul(m.ss(m.noise(P, 26, 6, .75), .52, .62), m.ss(z, .52, .22)); c = m.mix(m.mul(sp, .75), c, (.13, .085, .05))
    m.bsdf(c, .62, m.bump(n, .16, .003), spec=.3); lapm = m.mat; z0 = .20
    while z0 < 2.4: box('lap', 0, -.004, z0+e/2, 4.4, .012, e+.022, lapm, .003, rot=(math.radians(-4.2), 0, 0)); z0 += e
    bx('bk', -2.2, 2.2, .015, .05, .1, 2.4, lapm, 0)
    fm, fc, fh, frh = stucco('fnd', (.33, .32, .30))
    if BEF: q = fm.pos(); _, _, zz = fm.xyz(q); kk = fm.mul(fm.ss(fm.add(fm.noise(q, 4, 7, .7), fm.mul(fm.ss(zz, .22, -.02), .25)), .42, .66), .85); fc = fm.mix(kk, fc, fm.mix(fm.ss(fm.noise(q, 24, 5, .7), .45, .6), (.055, .085, .028), (.09, .065, .04)))
    fm.bsdf(fc, .93, fm.bump(fh, .4, .004)); bx('fnd', -2.2, 2.2, -.022, .08, -.2, .215, fm.mat, .004)
    dm, dc, dh, dr, db = plain('dsp', (.66, .64, .58), .38, 30)
    if BEF: q = dm.pos(); _, _, zz = dm.xyz(q); s_ = dm.mul(dm.ss(dm.add(dm.noise(dm.map(q, (30, 30, 1.5)), 1.6, 7, .7), dm.mul(dm.ss(zz, 1.0, .1), .18)), .46, .66), .8); dc = dm.mix(s_, dc, (.10, .115, .05))
    dm.bsdf(dc, dr, dm.bump(dh, .05, .002)); dsp = dm.mat
    bx('dsp', .44, .53, -.105, -.035, .30, 2.5, dsp, .014, seg=4); bx('dse', .44, .53, -.33, -.05, .055, .125, dsp, .014, seg=4, rot=(math.radians(14), 0, 0)); bx('dsk', .44, .53, -.125, -.04, .105, .33, dsp, .016, seg=4, rot=(math.radians(-16), 0, 0)); bx('strap', .425, .545, -.109, -.02, .86, .89, dsp, .003); bx('strap', .425, .545, -.109, -.02, 1.42, 1.45, dsp, .003)
    sb = mk('sb', (.36, .35, .33), .95, .12, .5, 40); bx('sb', .36, .61, -.80, -.22, -.02, .018, sb, .02, seg=3); bx('sb', .36, .40, -.80, -.22, -.02, .05, sb, .014, seg=3); bx('sb', .57, .61, -.80, -.22, -.02, .05, sb, .014, seg=3)
    rk = [mk(f'rk{i}', cc, .85, .2, .4, 25) for i, cc in enumerate(((.28, .22, .18), (.36, .31, .27), (.22, .20, .19)))]; src = []
    for k in range(6):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=.038); me = bpy.data.meshes.new('rk'); q = R.uniform(0, 9)
        for v in bm.verts: v.co = v.co*(1+.28*mn.noise(v.co*22+Vector((q, q, q)))); v.co.z *= .7
        bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); o = bpy.data.objects.new('rk', me); me.materials.append(rk[k % 3]); link(o); o.location = (0, 9, -9); src.append(o)
    for i in range(1500): inst(R.choice(src), (R.uniform(-1.6, 1.6), R.uniform(-1.15, -.03), R.uniform(-.035, .0)), R.uniform(0, 6), R.uniform(.6, 1.35), (R.uniform(-.5, .5), R.uniform(-.5, .5)))
    plane('soil', [(-3, -4, -.03), (3, -4, -.03), (3, 0, -.03), (-3, 0, -.03)], mk('so', (.09, .07, .05), 1)); sun(44, 40, 3.0, .30, False); bx('wall', -2.2, 2.2, .05, 4, -.2, 4.2, lapm, 0)
    camera((-.25, -2.05, .92), (.12, 0, .62), 43, 11, 2.1)
elif KIND == 'rust':
    m, c, h, rgh = stucco('st', (.62, .565, .475)); q = m.pos(); x, y, z = m.xyz(q)
    if BEF: cc, k = tex(m, 'rust', m.comb(m.math('DIVIDE', m.add(x, 1.25), 2.2), m.math('DIVIDE', m.add(z, -.02), 1.1), 0)); c = m.mix(m.math('MINIMUM', m.mul(k, 1.35), .92), c, cc)
    m.bsdf(c, rgh, m.bump(h, .5, .004)); bx('w', -3, 3, 0, .2, .10, 3, m.mat, .004); fm, fc, fh, frh = stucco('fd', (.36, .35, .325)); q = fm.pos(); x, y, z = fm.xyz(q)
    if BEF: fc = fm.mix(fm.mul(fm.mul(fm.ss(fm.noise(fm.map(q, (12, 12, 1)), 2, 6, .7), .40, .62), fm.ss(fm.math('ABSOLUTE', fm.add(x, .45)), .85, .3)), .7), fc, (.33, .135, .04))
    fm.bsdf(fc, frh, fm.bump(fh, .4, .004)); bx('fd', -3, 3, -.012, .2, -.1, .10, fm.mat, .003)
    wm = M('walk'); q = wm.pos(); x, y, z = wm.xyz(q); n = wm.noise(wm.map(q, (160, 5, 1)), 2, 4, .6); s_ = wm.noise(q, 40, 6, .7); c = wm.mix(wm.noise(q, 2.5, 5), (.43, .415, .385), (.50, .485, .45)); c = wm.mix(wm.mul(wm.ss(s_, .55, .7), .4), c, (.34, .325, .30))
    if BEF: cc, k = tex(wm, 'rustwalk', wm.comb(wm.math('DIVIDE', wm.add(x, 1.25), 2.2), wm.math('DIVIDE', wm.add(y, .95), .95), 0)); c = wm.mix(k, c, cc)
    wm.bsdf(c, .9, wm.bump(wm.add(n, s_), .25, .003)); bx('wk', -3, -.62, -.80, -.0, -.10, .0, wm.mat, .008); bx('wk', -.606, .80, -.80, -.0, -.10, .0, wm.mat, .008); bx('wk', .814, 3, -.80, -.0, -.10, .0, wm.mat, .008)
    gm = grass_mat(); gp = [grass_patch(3800, .5, (.045, .085), gm, k, .003, .5, 'gp') for k in range(3)]
    for o in gp: o.location = (0, 40, -9)
    for i in range(-6, 7):
        for j in range(5): inst(R.choice(gp), (i*.42+R.uniform(-.05, .05), -1.06-j*.42, -.045), R.choice((0, 1.57, 3.14)), R.uniform(.95, 1.1))
    plane('soil', [(-5, -6, -.05), (5, -6, -.05), (5, 0, -.05), (-5, 0, -.05)], mk('so', (.06, .08, .03), 1)); blk = mk('blk', (.02, .02, .02), .5); 
    def cyl(x, y, z0, z1, r): bm = bmesh.new(); bmesh.ops.create_cone(bm, cap_ends=True, segments=40, radius1=r, radius2=r, depth=z1-z0); me = bpy.data.meshes.new('c'); bm.to_mesh(me); bm.free(); o = bpy.data.objects.new('c', me); o.location = (x, y, (z0+z1)/2); me.materials.append(blk); b = o.modifiers.new('b', 'BEVEL'); b.width = .003; b.segments = 2; b.limit_method = 'ANGLE'; link(o)
    cyl(-.50, -.92, -.05, .02, .030); cyl(-.50, -.92, .02, .075, .016); cyl(-.50, -.92, .075, .092, .020)
    sun(46, 222, 3.5, .12); camera((.18, -2.55, .92), (-.10, 0, .40), 42, 11, 2.5)
elif KIND == 'oil':
    m = M('slab'); q = m.pos(); x, y, z = m.xyz(q); br = m.noise(m.map(q, (4, 210, 1)), 2, 4, .6); s_ = m.noise(q, 55, 6, .7); c = m.mix(m.noise(q, 2.1, 6, .6), (.40, .385, .355), (.485, .47, .435)); c = m.mix(m.mul(m.ss(s_, .55, .70), .45), c, (.31, .295, .27)); c = m.mix(m.mul(m.ss(m.voro(q, 160), .16, .08), .5), c, (.26, .24, .22)); rg = .88
    if BEF: cc, k = tex(m, 'oil', m.comb(m.math('DIVIDE', m.add(x, 1.2), 2.4), m.math('DIVIDE', m.add(y, .75), 1.8), 0)); c = m.mix(k, c, cc); rg = m.lin(m.ss(k, .80, .95), 0, 1, .88, .30)
    m.bsdf(c, rg, m.bump(m.add(br, m.mul(s_, .8)), .28, .003), spec=.4); j = .375
    for a, b in ((-4, -.925), (-.913, 4)): bx('s', a, b, -4, j-.006, -.1, 0, m.mat, .006, seg=3); bx('s', a, b, j+.006, 1.6, -.1, 0, m.mat, .006, seg=3)
    bx('gf', -4, 4, 1.6, 3, -.1, .018, mk('gf', (.30, .29, .275), .7, .1, .2, 30), .01); blk = mk('blk', (.018, .018, .018), .7); bx('seal', -2.0, 2.0, 1.615, 1.66, .0, .05, blk, .012, seg=3)
    dw, dc, dh, dr, db = woodm('door', (.115, .052, .024), (.20, .10, .047), .42, (1.2, 9, 9)); dw.bsdf(dc, dr, dw.bump(dh, .15, .002))
    for i in range(3): bx('dp', -2, 2, 1.62, 1.68, .05+.53*i, .05+.53*i+.52, dw.mat, .006); [bx('pn', -2+.66*k+.06, -2+.66*k+.60, 1.608, 1.63, .05+.53*i+.07, .05+.53*i+.45, dw.mat, .012, seg=3) for k in range(6)]
    tr = mk('trim', (.70, .68, .63), .45, .06, .1, 30); [bx('tr', s*2.0, s*2.14, 1.55, 1.75, 0, 2.4, tr, .008) for s in (-1, 1)]
    sun(40, 238, 3.6, .12); camera((.06, -1.72, 1.05), (.04, .34, .10), 36, 11, 2.2)
render(OPT.get('name', KIND), W, H, int(OPT.get('spp', 18)), 6)
