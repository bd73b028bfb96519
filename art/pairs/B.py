import sys; import os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *; from flora import *
ST = OPT.get('state', 'before'); sc = reset(); R = random.Random(7)
# wall in plane y=0 facing -y ; camera at y<0. window opening 1.5 x 1.75 centred x=0,z=1.75
ww, wh, wz = 1.62, 1.78, 1.72
sid = M('siding'); P = sid.pos(); n = sid.noise(sid.map(P, (3, 1, 40)), 2.2, 8, .65); nb = sid.noise(P, 1.1, 5); nf = sid.noise(P, 90, 4, .7)
c = sid.mix(sid.rnd(), (.085, .125, .165), (.105, .148, .19)); c = sid.mix(sid.mul(sid.ss(nb, .35, .7), .35), c, (.075, .108, .14)); c = sid.mix(sid.mul(nf, .18), c, (.16, .19, .22))
if ST == 'before':
    x, y, z = sid.xyz(P); dn = sid.noise(sid.map(P, (6, 1, .7)), 2, 7, .65); c = sid.mix(sid.mul(sid.ss(sid.add(sid.mul(dn, .8), sid.mul(sid.ss(z, 1.0, .3), .35)), .42, .75), .5), c, (.19, .165, .125))
sid.bsdf(c, .55, sid.bump(sid.add(n, sid.mul(nf, .5)), .35, .004), spec=.35); sid = sid.mat
def paint(name, col):
    m = M(name); P = m.pos(); n = m.noise(P, 60, 5, .6); g = m.noise(P, 2.3, 5); ao = m.n('ShaderNodeAmbientOcclusion'); ao.samples = 4; ao.inputs['Distance'].default_value = .05
    c = m.mix(m.mul(m.ss(g, .4, .75), .12), col, tuple(q*.85 for q in col)); cr = m.ss(ao.outputs['AO'], .75, .25)
    if ST == 'before':
        x, y, z = m.xyz(P); st = m.noise(m.map(P, (22, 22, 1.2)), 1.5, 8, .7); d = m.add(m.mul(cr, .75), m.mul(m.ss(m.add(m.mul(st, .6), m.mul(m.noise(P, 14, 8, .7), .4)), .38, .62), .80)); c = m.mix(m.math('MINIMUM', d, .9), c, (.135, .115, .085))
        c = m.mix(m.mul(m.ss(m.noise(P, 45, 5, .8), .60, .66), .6), c, (.05, .05, .035))
    else: c = m.mix(m.mul(cr, .18), c, (.3, .28, .25))
    m.bsdf(c, .32, m.bump(n, .05, .003)); return m.mat
wht = paint('white', (.80, .79, .765)); 
shm = M('shut'); n = shm.noise(shm.map(shm.coord(), (12, 12, 1)), 3, 6); shm.bsdf(shm.mix(n, (.014, .022, .034), (.022, .032, .047)), .35, shm.bump(n, .08, .003)); shm = shm.mat
# lap siding boards
z = -.4; e = .155
while z < 4:
    for (a, b) in ((-4.2, -ww/2-.06), (ww/2+.06, 4.2)) if wz-wh/2-.05 < z+e*.5 < wz+wh/2+.06 else ((-4.2, 4.2),):
        L = R.uniform(-1.5, 1.5); segs = [(a, b)] if b-a < 5 else [(a, L-.0015), (L+.0015, b)]
        for s0, s1 in segs: box('lap', (s0+s1)/2, -.006, z+e/2, s1-s0, .013, e+.028, sid, .003, rot=(math.radians(-3.6), 0, 0))
    z += e
bx('back', -4.2, -ww/2, .02, .06, -.5, 4.2, sid, 0); bx('back', ww/2, 4.2, .02, .06, -.5, 4.2, sid, 0)
# casing
cw = .115; x1 = ww/2; z0, z1 = wz-wh/2, wz+wh/2
for s in (-1, 1): bx('c', s*x1, s*(x1+cw), -.05, .05, z0-.02, z1+.0, wht, .006, seg=3); bx('c2', s*(x1+cw-.025), s*(x1+cw+.012), -.062, .03, z0-.02, z1, wht, .008, seg=3)
bx('ct', -x1-cw-.02, x1+cw+.02, -.055, .05, z1, z1+.15, wht, .006, seg=3); bx('cc', -x1-cw-.06, x1+cw+.06, -.10, .05, z1+.15, z1+.185, wht, .010, seg=3); bx('cc2', -x1-cw-.04, x1+cw+.04, -.075, .05, z1+.125, z1+.15, wht, .010, seg=3)
bx('sill', -x1-cw-.05, x1+cw+.05, -.135, .06, z0-.075, z0-.02, wht, .012, seg=3, rot=(math.radians(4), 0, 0)); bx('sub', -x1-.01, x1+.01, -.045, .12, z0-.10, z0+.004, wht, .003); bx('apr', -x1-cw+.01, x1+cw-.01, -.05, .05, z0-.19, z0-.075, wht, .006)
# jamb/reveal + two sashes (double hung): upper sash outer, lower inner
for s in (-1, 1): bx('j', s*(x1-.02), s*x1, -.03, .14, z0-.02, z1, wht, .002)
bx('jt', -x1, x1, -.03, .14, z1-.02, z1, wht, .002)
fw = .052; zm = wz-.01
def sash(za, zb, y, cols, rows):
    a, b = -x1+.02, x1-.02
    bx('sf', a, a+fw, y, y+.04, za, zb, wht, .006, seg=3); bx('sf', b-fw, b, y, y+.04, za, zb, wht, .006, seg=3); bx('sf', a+fw-.003, b-fw+.003, y+.001, y+.041, zb-fw, zb, wht, .006, seg=3); bx('sf', a+fw-.003, b-fw+.003, y+.001, y+.041, za, za+fw*1.25, wht, .006, seg=3)
    for i in range(1, cols): q = a+fw+(b-a-2*fw)*i/cols; bx('mv', q-.011, q+.011, y+.007, y+.034, za+fw, zb-fw, wht, .005, seg=3)
    for i in range(1, rows): q = za+fw+(zb-za-2*fw)*i/rows; bx('mh', a+fw, b-fw, y+.0075, y+.0335, q-.011, q+.011, wht, .005, seg=3)
    return a+fw-.01, b-fw+.01, za+fw-.01, zb-fw+.01, y+.022
g1 = sash(zm-.026, z1-.02, .03, 3, 2); g2 = sash(z0-.005, zm+.026, .075, 3, 2) 
# glass
def glassmat():
    m = M('glass'); P = m.pos(); x, y, z = m.xyz(P)
    wav = m.noise(m.map(P, (1, 1, 1.4)), 1.25, 2, .4); nrm = m.bump(wav, .10, .035)
    fr = m.n('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.52; m.put(fr.inputs['Normal'], nrm); f = m.lin(fr.outputs[0], .04, 1, .36, 1.0)
    gl = m.n('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = 0; gl.inputs['Color'].default_value = (.97, .985, 1, 1); m.put(gl.inputs['Normal'], nrm)
    tr = m.n('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.80, .86, .85, 1)
    clean = m.mixsh(f, tr.outputs[0], gl.outputs[0])
    if ST != 'before': m.surf(clean); return m.mat
    # dirt layers
    Pw = m.vadd(P, m.mul(m.noise(P, 7, 4, .6, col=True), .03))
    def rings(scale, lo, hi, dens, seed):
        Q = m.vadd(Pw, (seed, 0, seed*1.7)); d = m.voro(Q, scale); cc = m.voro(Q, scale, out='Color'); r, g, b = m.xyz(cc); rad = m.lin(r, 0, 1, lo, hi)
        rim = m.mul(m.ss(d, rad, m.mul(rad, .93)), m.lin(m.ss(d, m.mul(rad, .55), m.mul(rad, .98)), 0, 1, .28, 1)); return m.mul(m.mul(rim, m.ss(g, 1-dens, 1-dens+.1)), m.lin(b, 0, 1, .35, 1))
    zone = m.ss(m.add(m.noise(P, 1.9, 5, .6), m.mul(m.ss(z, z1, z0), .22)), .42, .66)
    sp = m.mx(m.mx(rings(26, .10, .36, .62, 0), rings(58, .10, .34, .6, 3)), rings(105, .12, .36, .5, 7)); sp = m.mul(sp, m.lin(zone, 0, 1, .42, 1))
    # runs: thin vertical trails
    xs = m.noise(m.map(P, (1, 0, .6)), 3, 3); cell = m.voro(m.map(m.vadd(P, m.comb(m.mul(m.noise(m.map(P, (2, 0, 5)), 2, 3), .03), 0, 0)), (30, 0, .55)), 1); run = m.mul(m.ss(cell, .19, .05), m.ss(m.noise(m.map(P, (9, 0, 1.6)), 1.4, 6, .6), .36, .52))
    streak = m.noise(m.map(P, (42, 1, .9)), 1.2, 7, .72); film = m.add(m.mul(m.noise(P, 2.2, 8, .6), .5), m.mul(streak, .5)); film = m.ss(film, .30, .72)
    # edge build-up near frame bottom (both sashes)
    eb = m.mx(m.ss(z, z0+.30, z0+.05), m.mul(m.ss(z, zm+.22, zm+.02), m.ss(z, zm-.02, zm+.02))); eb = m.mul(eb, m.lin(m.noise(P, 8, 8, .7), .3, .7, .35, 1))
    ex = m.ss(m.math('ABSOLUTE', x), x1-.22, x1-.06); eb = m.mx(eb, m.mul(ex, m.mul(m.noise(P, 6, 8, .7), .8)))
    # fingerprints / palm smear
    def smear(cx, cz, r, sc_):
        d = m.vadd(m.vadd(P, m.mul(m.noise(P, 9, 3, .5, col=True), .07)), (-cx-.035, 0, -cz-.035)); d = m.vadd(d, (1, 0, 1), 'MULTIPLY'); l = m.n('ShaderNodeVectorMath', operation='LENGTH'); m.put(l.inputs[0], d); w = m.ss(l.outputs['Value'], r, r*.5)
        return m.mul(w, m.lin(m.noise(m.map(P, (sc_, 1, sc_*.4), rot=(0, .6, 0)), 3, 6, .7), .3, .7, .2, 1))
    def tip(cx, cz, a):
        q = m.map(P, (1, 0, 1), (0, 0, 0)); q = m.vadd(P, (-cx, 0, -cz)); q = m.map(q, (1/.0085, 0, 1/.0125), rot=(0, a, 0)); l = m.n('ShaderNodeVectorMath', operation='LENGTH'); m.put(l.inputs[0], q); w = m.ss(l.outputs['Value'], 1.0, .8); rg = m.math('SINE', m.mul(m.add(l.outputs['Value'], m.mul(m.noise(P, 60, 2), .8)), 26)); return m.mul(w, m.lin(rg, -1, 1, .25, .95))
    fp = m.mx(smear(.38, 1.28, .17, 26), smear(-.33, 1.42, .13, 20))
    for (a, b, t) in ((.30, 1.40, .1), (.335, 1.425, .05), (.372, 1.42, 0), (.405, 1.395, -.15)): fp = m.mx(fp, tip(a, b, t))
    D = m.add(m.add(m.mul(film, .46), m.mul(sp, .80)), m.add(m.mul(run, .86), m.add(m.mul(eb, .80), m.mul(fp, .46)))); D = m.math('MINIMUM', m.add(D, .17), .95)
    df = m.n('ShaderNodeBsdfDiffuse'); m.put(df.inputs[0], m.mix(m.mx(sp, m.mul(run, .8)), (.265, .235, .185), (.66, .655, .62)))
    hz = m.n('ShaderNodeBsdfGlossy'); m.put(hz.inputs['Roughness'], .16); m.put(hz.inputs['Color'], (.8, .8, .78)); m.put(hz.inputs['Normal'], nrm)
    haze = m.mixsh(m.math('MINIMUM', m.add(m.mul(film, .55), m.mul(fp, .4)), .85), gl.outputs[0], hz.outputs[0]); body = m.mixsh(f, tr.outputs[0], haze)
    m.surf(m.mixsh(D, body, df.outputs[0])); return m.mat
gm = glassmat()
for g in (g1, g2): plane('gl', [(g[0], g[4], g[2]), (g[1], g[4], g[2]), (g[1], g[4], g[3]), (g[0], g[4], g[3])], gm)
# interior: dark room, linen curtains, lamp
room = M('room'); room.bsdf((.30, .26, .22), .9); room = room.mat; D = 3.6
for pts in ([(-3, D, -.2), (3, D, -.2), (3, D, 3), (-3, D, 3)], [(-3, .2, -.2), (-3, D, -.2), (-3, D, 3), (-3, .2, 3)], [(3, .2, -.2), (3, D, -.2), (3, D, 3), (3, .2, 3)], [(-3, .2, 3), (3, .2, 3), (3, D, 3), (-3, D, 3)], [(-3, .2, 0), (3, .2, 0), (3, D, 0), (-3, D, 0)]): plane('r', pts, room)
for s in (-1, 1): bx('wb', s*x1, s*3.2, .12, .16, -.2, 3, room, 0)
bx('wb', -x1, x1, .12, .16, z1, 3, room, 0); bx('wb', -x1, x1, .12, .16, -.2, z0-.03, room, 0)
cur = M('linen'); w = cur.noise(cur.map(cur.pos(), (300, 300, 300)), 1, 2); d = cur.n('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = (.74, .71, .65, 1); t = cur.n('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = (.7, .66, .58, 1); cur.surf(cur.mixsh(.35, d.outputs[0], t.outputs[0])); cur = cur.mat
for s in (-1, 1):
    V = []; F = []; n = 160; rr = np.random.default_rng(5+s); ph = rr.uniform(0, 6, 3)
    for k in range(24):
        tz = k/23; zz = z0-.1+(z1-z0+.2)*tz
        for i in range(n):
            u = i/(n-1); xx = s*(x1-.02-(.02+.40*u*(1-.18*math.sin(tz*3.1)))); yy = .26+.035*math.sin(u*38+ph[0]+.5*math.sin(tz*2+ph[1]))+.012*math.sin(u*83+ph[2]+tz); V.append((xx, yy, zz))
    for k in range(23):
        for i in range(n-1): a = k*n+i; F.append((a, a+1, a+n+1, a+n))
    mesh('cur', V, F, cur, True)
# shutters
for s in (-1, 1):
    a = x1+cw+.03; b = a+.44; zb, zt = z0-.05, z1+.06
    bx('sh', s*a, s*(a+.06), -.062, -.02, zb, zt, shm, .005); bx('sh', s*(b-.06), s*b, -.062, -.02, zb, zt, shm, .005)
    for q in (zb, (zb+zt)/2-.04, zt-.09): bx('shr', s*(a+.06), s*(b-.06), -.060, -.02, q, q+.09, shm, .004)
    q = zb+.10
    while q < zt-.11:
        if not ((zb+zt)/2-.06 < q < (zb+zt)/2+.06): box('lv', s*(a+b)/2, -.042, q, b-a-.115, .045, .009, shm, .003, rot=(math.radians(38), 0, 0))
        q += .036
# flower box
wood = M('wood'); n = wood.noise(wood.map(wood.coord(), (1.2, 10, 18)), 2, 8, .65, 1); wood.bsdf(wood.ramp(n, [(.3, (.10, .045, .02)), (.7, (.27, .14, .065))]), .55, wood.bump(n, .3, .004)); wood = wood.mat
bz = z0-.43; bx('fb', -x1+.0, x1-.0, -.33, -.305, bz, bz+.22, wood, .006); bx('fb', -x1, x1, -.06, -.035, bz, bz+.22, wood, .006); bx('fbt', -x1-.015, x1+.015, -.345, -.30, bz+.195, bz+.225, wood, .006)
for s in (-1, 1): bx('fb', s*(x1-.025), s*x1, -.33, -.04, bz, bz+.22, wood, .006); bx('br', s*.55-.025, s*.55+.025, -.30, -.03, bz-.03, bz, wht, .005)
so = M('soil'); so.bsdf((.03, .02, .012), .95); bx('so', -x1, x1, -.31, -.05, bz+.1, bz+.17, so.mat, 0)
lm = leaf_mat(((.035, .085, .012), (.11, .19, .03))); fol = leaf_cloud(1500, (.17, .13, .10), .019, lm, 3, 34, name='fol'); fol.location = (0, 0, -50)
fl = [leaf_mat((a, b), 'f', .3) for a, b in (((.55, .015, .02), (.75, .05, .03)), ((.75, .70, .62), (.85, .80, .74)), ((.70, .16, .02), (.80, .26, .04)))]
fls = []
for m_ in fl:
    V = []; F = []
    for k in range(26):
        a = R.uniform(0, 6.28); ph = math.acos(R.uniform(-.2, 1)); d = Vector((math.sin(ph)*math.cos(a), math.sin(ph)*math.sin(a), math.cos(ph))); c0 = d*.022; u = d.orthogonal().normalized(); v = d.cross(u)
        for q in range(5): t = q*1.2566; p = c0+(u*math.cos(t)+v*math.sin(t))*.0085; o2 = u*math.cos(t)+v*math.sin(t); pe = o2.cross(d); kk = len(V); V += [c0, p+pe*.005+d*.002, p+o2*.003, p-pe*.005+d*.002]; F += [(kk, kk+1, kk+2), (kk, kk+2, kk+3)]
    o = mesh('fl', V, F, m_); uvset(o, [(R.random(), 0)]*len(V)); o.location = (0, 0, -50); fls.append(o)
for i in range(17): inst(fol, (-x1+.07+i*(2*x1-.14)/16, -.19+R.uniform(-.03, .03), bz+.235+R.uniform(-.02, .03)), R.uniform(0, 6), R.uniform(.75, 1.1))
for i in range(5): inst(fol, (R.uniform(-x1+.1, x1-.1), -.34, bz+.13), R.uniform(0, 6), (.7, .5, 1.0))
for i in range(60): x = R.uniform(-x1+.05, x1-.05); inst(R.choice(fls) if R.random() > .35 else fls[0], (x, -.20+R.uniform(-.15, .10), bz+.30+R.uniform(-.03, .075)), R.uniform(0, 6), R.uniform(.8, 1.35), (R.uniform(-.6, .1), R.uniform(-.4, .4)))
# ---- reflected environment (behind camera, -y): meadow, pines, mountain ridge
gr = M('meadow'); n = gr.noise(gr.pos(), .15, 8, .6); gr.bsdf(gr.ramp(n, [(.3, (.06, .085, .02)), (.7, (.20, .17, .07))]), .95); plane('g', [(-400, -900, -.5), (400, -900, -.5), (400, 5, -.5), (-400, 5, -.5)], gr.mat)
def ridge(dist, width, hmax, seed, mat, nx=260, ny=60, depth=300, env=None, ro=2.0, k=1, H=.95):
    V = []; F = []
    for j in range(ny):
        for i in range(nx):
            u = i/(nx-1)*2-1; t = j/(ny-1); x = u*width; y = -(dist+t*depth); p = Vector((x/width*3.1*k+seed, y/width*3.1*k, seed*.7))
            h = mn.hetero_terrain(p, .95, ro, 7, .75, noise_basis='PERLIN_ORIGINAL'); h2 = mn.ridged_multi_fractal(p*1.2, H, 2.15, 10, 1.0, 2.2)
            V.append((x, y, -.5+hmax*(env(u) if env else 1)*math.sin(math.pi*min(1, t*1.15+.02)*.5)**1.3*(.55+.15*h+.18*h2)))
    for j in range(ny-1):
        for i in range(nx-1): a = j*nx+i; F.append((a, a+1, a+nx+1, a+nx))
    return mesh('ridge', V, F, mat, True)
def rockm(haze, snow, forest, ns=.02, bd=6):
    m = M('rock'); P = m.pos(); x, y, z = m.xyz(P); g = m.n('ShaderNodeNewGeometry'); nx_, ny_, nz_ = m.xyz(g.outputs['Normal']); n = m.noise(P, ns, 10, .68)
    c = m.ramp(n, [(.3, (.11, .075, .06)), (.7, (.25, .17, .13))]); c = m.mix(m.ss(m.add(z, m.mul(n, forest*.6)), forest*1.35, forest*.8), c, (.018, .035, .018)); c = m.mix(m.mul(m.ss(m.add(z, m.mul(n, snow*.5)), snow*1.15, snow*1.35), m.ss(nz_, .42, .62)), c, (.85, .87, .9))
    p = m.bsdf(c, .9, m.bump(n, 1, bd), out=False); e = m.n('ShaderNodeEmission'); e.inputs[0].default_value = (.36, .50, .72, 1); e.inputs[1].default_value = .75; m.surf(m.mixsh(haze, p, e.outputs[0])); return m.mat

def massif(mat, nx=900, ny=260):
    V = []; F = []; yf, yb = 3000., 5600.
    for j in range(ny):
        t = j/(ny-1)
        for i in range(nx):
            u = i/(nx-1); x = -2600+u*6800; y = -(yf+t*(yb-yf)); a = x/(-y)          # a = tangent of the azimuth
            top = 610/(1+abs((a-.255)/.118)**2.7)+215/(1+abs((a-.115)/.085)**2.6)+250/(1+abs((a-.425)/.095)**2.4)+110+16*math.exp(-((a-.235)/.040)**2)
            k = min(1, t/.62); prof = (k*k*(3-2*k))**.85
            p = Vector((x/620, y/900, 4.4)); r = mn.ridged_multi_fractal(p, .95, 2.1, 8, 1.0, 2.0); f = mn.fractal(p*.7+Vector((3, 1, 0)), 1., 2.1, 6); f2 = mn.fractal(p*3.1, 1., 2.1, 5)
            w = math.sin(math.pi*min(1, k))**.8
            V.append((x, y, -.5+top*prof*(.94+.05*f+.012*f2)+top*w*(.11*(r-1)+.07*f)+26*f*prof))
    for j in range(ny-1):
        for i in range(nx-1): a = j*nx+i; F.append((a, a+1, a+nx+1, a+nx))
    return mesh('massif', V, F, mat, True)
def peakm(haze, snow, forest):
    m = M('peak'); P = m.pos(); x, y, z = m.xyz(P); g = m.n('ShaderNodeNewGeometry'); nx_, ny_, nz_ = m.xyz(g.outputs['Normal']); n = m.noise(P, .0042, 9, .6); n2 = m.noise(P, .02, 8, .65)
    c = m.ramp(n2, [(.3, (.20, .125, .095)), (.7, (.33, .225, .175))]); tl = m.add(z, m.mul(m.sub(n, .5), forest*.9))
    c = m.mix(m.ss(tl, forest*1.25, forest*.8), c, m.mix(m.ss(n2, .35, .65), (.03, .05, .028), (.065, .085, .04)))
    s = m.mul(m.ss(m.add(m.add(z, m.mul(m.sub(n, .5), snow*.55)), m.mul(m.sub(n2, .5), snow*.22)), snow*.93, snow*1.12), m.ss(m.add(nz_, m.mul(m.sub(n2, .5), .35)), .50, .72)); c = m.mix(s, c, (.88, .90, .94))
    p = m.bsdf(c, .9, m.bump(n2, .55, 16), out=False, spec=.1); e = m.n('ShaderNodeEmission'); e.inputs[0].default_value = (.40, .53, .74, 1); e.inputs[1].default_value = .80; m.surf(m.mixsh(haze, p, e.outputs[0])); return m.mat
def plate(path, a=.262, dist=300., hfov=24., horizon=.126, eye=1.06, gain=1.9):
    """Pikes Peak as the window sees it, so that its reflection is mirrored as a mirror would"""
    img = bpy.data.images.load(os.path.abspath(path)); w, h = img.size; L = dist*math.hypot(1, a); W = 2*L*math.tan(math.radians(hfov/2)); H = W*h/w; z0_ = eye-horizon*H; d = Vector((a, -1, 0)).normalized(); r = Vector((-d.y, d.x, 0)); c = d*L
    if r.x < 0: r = -r
    m = M('plate'); t = m.n('ShaderNodeTexImage'); t.image = img; t.extension = 'EXTEND'; m.put(t.inputs[0], m.coord('UV')); e = m.n('ShaderNodeEmission'); m.put(e.inputs[0], t.outputs[0]); e.inputs[1].default_value = gain; m.surf(e.outputs[0])
    p = [c+r*W/2, c-r*W/2]; o = mesh('plate', [(p[0].x, p[0].y, z0_), (p[1].x, p[1].y, z0_), (p[1].x, p[1].y, z0_+H), (p[0].x, p[0].y, z0_+H)], [(0, 1, 2, 3)], m.mat); uv = o.data.uv_layers.new(); uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); o.visible_diffuse = False; o.visible_shadow = False
plate(OPT.get('plate', '../peak/out/calm.exr'), float(OPT.get('pa', .262)))
sky(36, float(OPT.get('rot', 120)), .10, .9, .6, clouds=dict(scale=1.15, lo=.47, hi=.68, amt=.9, seed=7.9, lit=(7.5, 7.3, 7), dark=(4.4, 4.7, 5.2)))
camera((-1.25, -4.55, 1.06), (-.04, 0, 1.06), 45, 6.3, 4.6, shift=(0, .125))
render('B_'+ST, spp=int(OPT.get('spp', 24)), bounces=5)
