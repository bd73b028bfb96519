"""Smooths the house behind the squeegee's clear glass, which few samples leave speckled: street.py PICTURE.png, in place"""
import sys, cv2, numpy as np
a = cv2.imread(sys.argv[1]); h, w = a.shape[:2]; u = w/892; yy, xx = np.mgrid[0:h, 0:w]/u
clear = ((xx > 664) & (xx < 878) & (yy < 460)) | ((xx > 165) & (xx < 664) & (yy < 128+(xx-157)*.078)); k = cv2.GaussianBlur(clear.astype(np.float32), (0, 0), 3*u)[..., None]
cv2.imwrite(sys.argv[1], (a*(1-k)+(cv2.GaussianBlur(cv2.medianBlur(a, 7), (0, 0), 1.2)+np.random.default_rng(1).normal(0, 1, (h, w, 1)))*k).clip(0, 255).astype(np.uint8))
