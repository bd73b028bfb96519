"""Takes the last grain off clean glass, and mirrors the plates whose dirt lies to the left, so that it stands on the dirty side of the slider: /usr/bin/python3 settle.py OUT kind …"""
import sys, cv2
for kind in sys.argv[2:]:
    for s in ('before', 'after'):
        a = cv2.imread(f'out/dirt-{kind}-{s}.png')
        if s == 'after': a = cv2.fastNlMeansDenoisingColored(a, None, 5, 8, 5, 15)
        cv2.imwrite(f'{sys.argv[1]}/dirt-{kind}-{s}.png', a[:, ::-1] if kind in ('overspray', 'moth') else a)
