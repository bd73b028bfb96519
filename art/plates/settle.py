"""Takes the last grain off clean glass, and mirrors the plates whose dirt lies to the left, so that it stands on the dirty side of the slider: /usr/bin/python3 settle.py OUT kind …"""
import sys, cv2
for kind in sys.argv[2:]:
    for s in ('before', 'after'):
        a = cv2.imread(f'out/dirt-{kind}-{s}.png')
        if s == 'after': a = cv2.fastNlMeansDenoisingColored(a, None, 5, 8, 5, 15)
        cv2.imwrite(f'{sys.argv[1]}/dirt-{kind}-{s}.png', a[:, ::-1] if kind in ('overspray', 'moth') else a)
# where the film is thin, the mirrored sky is grainy
for kind in set(sys.argv[2:]) & {'dust', 'grit'}:
    import numpy as np
    p = f'{sys.argv[1]}/dirt-{kind}-before.png'; a = cv2.imread(p); f = a.astype(np.float32); k = cv2.GaussianBlur(((f[..., 0]-f[..., 2]) > -12).astype(np.float32), (0, 0), 3)[..., None].clip(0, 1); k = np.clip(k*2.2, 0, 1); m = cv2.medianBlur(cv2.medianBlur(a, 5), 5).astype(np.float32); cv2.imwrite(p, (f*(1-k)+m*k).astype(np.uint8))
