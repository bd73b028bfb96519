"""A gloved right hand round a handle, as one surface: capsules melted together on a grid, then a net of quads over it.
Frame of the hand: the handle is the z axis with the index finger on top, the arm comes from -y, its own right is +x. Meters."""
import numpy as np
from scipy.ndimage import gaussian_filter
def smin(a, b, k): h = np.maximum(k-np.abs(a-b), 0)/k; return np.minimum(a, b)-h*h*k*.25
class Grid:
    def __init__(s, lo, hi, d):
        s.lo, s.d = np.array(lo, np.float32), d; s.n = tuple(int((b-a)/d)+1 for a, b in zip(lo, hi)); s.P = [np.float32(a)+np.arange(n, dtype=np.float32)*d for a, n in zip(lo, s.n)]; s.X, s.Y, s.Z = np.meshgrid(*s.P, indexing='ij', sparse=True)
    def cap(s, a, b, ra, rb, wide=None):
        a, b = np.array(a, np.float32), np.array(b, np.float32); d = b-a; x, y, z = s.X-a[0], s.Y-a[1], s.Z-a[2]; t = np.clip((x*d[0]+y*d[1]+z*d[2])/max(1e-9, float(d@d)), 0, 1)
        q = [x-t*d[0], y-t*d[1], z-t*d[2]]
        if wide is not None: u = np.array(wide[:3], np.float32); u /= np.linalg.norm(u); k = q[0]*u[0]+q[1]*u[1]+q[2]*u[2]; f = np.float32(1-1/wide[3]); q = [c-k*u[i]*f for i, c in enumerate(q)]
        return np.sqrt(q[0]**2+q[1]**2+q[2]**2)-(ra+(rb-ra)*t)
    def rings(s, j, t, lam, r, amp, ph=0.):
        """folds across a finger at a joint"""
        j, t = np.array(j, np.float32), np.array(t, np.float32); t = t/np.linalg.norm(t); x, y, z = s.X-j[0], s.Y-j[1], s.Z-j[2]; return amp*np.exp(-(x*x+y*y+z*z)/r**2)*np.cos((x*t[0]+y*t[1]+z*t[2])*(2*np.pi/lam)+ph)
    def lumps(s, sig, amp, seed): f = gaussian_filter(np.random.default_rng(seed).standard_normal(s.n).astype(np.float32), sig/s.d); return f*(amp/f.std())
    def net(s, f):
        """naive surface nets"""
        ins = f < 0; nx, ny, nz = s.n; c = np.zeros((nx-1, ny-1, nz-1), np.uint8)
        cs = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
        for i, j, k in cs: c += ins[i:nx-1+i, j:ny-1+j, k:nz-1+k]
        act = np.argwhere((c > 0) & (c < 8)); idx = -np.ones(c.shape, np.int64); idx[tuple(act.T)] = np.arange(len(act)); acc = np.zeros((len(act), 3)); cnt = np.zeros(len(act))
        for a in cs:
            for ax in range(3):
                if a[ax]: continue
                b = list(a); b[ax] = 1; fa = f[tuple((act+a).T)]; fb = f[tuple((act+b).T)]; m = (fa < 0) != (fb < 0); t = np.where(m, fa/np.where(m, fa-fb, 1), 0); p = np.array(a)+np.eye(3)[ax]*t[:, None]; acc += p*m[:, None]; cnt += m
        V = (act+acc/cnt[:, None])*s.d+s.lo; Q = []
        for ax in range(3):
            u, v = [(1, 2), (2, 0), (0, 1)][ax]; sl = [slice(1, n-1) for n in s.n]; sl[ax] = slice(0, s.n[ax]-1); sa = ins[tuple(sl)]; sh = list(sl); sh[ax] = slice(1, s.n[ax]); sb = ins[tuple(sh)]; e = np.argwhere(sa != sb); off = np.ones(3, int); off[ax] = 0; g = e+off; flip = ~sa[tuple(e.T)]
            du, dv = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]; q = np.stack([idx[tuple(k.T)] for k in (g-du-dv, g-dv, g, g-du)], 1); q[flip] = q[flip][:, ::-1]; Q.append(q)
        return V, np.concatenate(Q)
def glove(d=.0012, elbow=(.03, -.30, -.17), seed=3):
    """(glove, sleeve), each as vertices and quads"""
    g = Grid((-.065, -.175, -.155), (.085, .070, .105), d); F = None; W = 0; wr = np.array((.020, -.098, -.024)); el = np.array(elbow, float); ar = (el-wr)/np.linalg.norm(el-wr)
    zs = (.0335, .0115, -.0105, -.0315); ln = (.97, 1.06, 1.0, .84); ra = (.0112, .0116, .0110, .0100); dr = (.000, .0015, .0005, -.003)
    palm = None
    for i, (z, l, r, o) in enumerate(zip(zs, ln, ra, dr)):
        tw = (-.004, -.002, -.0005, .002)[i]
        mcp = np.array((.0350+o*.6, -.0145-.003*abs(i-1.2), z+.003)); pip = np.array((.0130+o*.3, .0250*(.94+.06*l)+o*.5, z+.001+tw*.3)); dip = np.array((-.0160, .0190*(.9+.1*l), z-.0015+tw)); tip = np.array((-.0222, -.0065-.006*(l-1), z-.003+tw*1.5))
        f = g.cap(mcp, pip, r*1.10, r*1.0); f = smin(f, g.cap(pip, dip, r*1.0, r*.94), .005); f = smin(f, g.cap(dip, tip, r*.94, r*.80), .005)
        f = smin(f, g.cap(pip, pip, r*1.06, r*1.06), .004)
        W = W+g.rings(pip+np.array((-.006, -.006, 0)), dip-mcp, .0046, .0105, .00055, i)+g.rings(dip, tip-pip, .0040, .008, .00035, 2*i)+g.rings((mcp+pip)/2, pip-mcp, .0075, .012, .00030, 3*i)
        F = f if F is None else smin(F, f, .0028); a = g.cap(wr+np.array((.002*(1.5-i)*0, .004, (.5-i*.33)*.030)), mcp, .0165, r*1.22); palm = a if palm is None else smin(palm, a, .016)
        palm = smin(palm, g.cap(mcp+np.array((.0015, -.001, 0)), mcp+np.array((.0015, .001, 0)), r*1.08, r*1.05), .008)
    palm = smin(palm, g.cap((.014, -.080, .018), (.006, -.040, .030), .0185, .0150), .014)          # ball of the thumb
    palm = smin(palm, g.cap((.010, -.085, -.035), (.016, -.034, -.036), .0165, .0135), .016)        # heel of the hand
    t0, t1, t2, t3 = (.004, -.058, .030), (-.009, -.037, .044), (-.0185, -.0215, .0600), (-.0165, -.0150, .0775)
    T = smin(g.cap(t0, t1, .0150, .0128), smin(g.cap(t1, t2, .0126, .0116), g.cap(t2, t3, .0116, .0092), .005), .007); W = W+g.rings(t1, np.subtract(t2, t0), .0050, .011, .0005)+g.rings(t2, np.subtract(t3, t1), .0042, .009, .00035)
    S = smin(smin(F, palm, .0085), T, .0065)
    c0, c1 = wr+ar*-.006, wr+ar*.075; side = np.cross(ar, (0, 0, 1)); S = smin(S, g.cap(wr-ar*.012, wr+ar*.012, .0250, .0262, (*np.cross(side, ar), 1.12)), .020); cuff = g.cap(c0, c1, .0285, .0375)
    x, y, z = g.X-wr[0], g.Y-wr[1], g.Z-wr[2]; al = x*ar[0]+y*ar[1]+z*ar[2]; S = smin(S, cuff, .010)
    W = W+.0009*np.exp(-((al-.010)/.016)**2)*np.cos(al*2*np.pi/.0088+25*x+18*z)
    end = .062+.002*np.sin(x*90)+.0015*np.sin(z*130+1); S = np.maximum(S+W*.85+g.lumps(.0045, .00042, seed)+g.lumps(.011, .0006, seed+1), al-end); rim = np.sqrt((np.sqrt(np.maximum(x*x+y*y+z*z-al*al, 0))-.0358)**2+(al-end+.001)**2)-.0024; S = smin(S, rim, .002)
    a = g.net(S.astype(np.float32))
    L = float(np.linalg.norm(el-wr)); lo = np.minimum(wr, el)-.075; hi = np.maximum(wr, el)+.075; h = Grid(lo, hi, d*1.7); x, y, z = h.X-wr[0], h.Y-wr[1], h.Z-wr[2]; al = x*ar[0]+y*ar[1]+z*ar[2]
    f = h.cap(wr+ar*.035, wr+ar*L*1.3, .0335, .058); n1 = h.lumps(.012, 1, seed+5); tw = np.arctan2(x*side[0]+y*side[1]+z*side[2], z*1.0+1e-6); fold = np.sin(al*2*np.pi/.034+1.7*np.sin(tw+.8)+1.3*n1)*.0022*np.clip(al/.10, .25, 1)+np.sin(al*2*np.pi/.019-2.1*tw+1.1*n1)*.0008; f = f+fold+n1*.0007; f = np.maximum(f, .040-al); f = np.maximum(f, al-L*1.02)
    return a, h.net(f.astype(np.float32))
if __name__ == '__main__':
    for V, Q in glove(): print(len(V), len(Q), V.min(0), V.max(0))
