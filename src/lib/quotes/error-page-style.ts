import { createHash } from 'node:crypto';
import { getColor } from '../../styles/read-tokens.ts';

/** Composes the styles of pages from the inbox or a host, which load none of the site's style sheets. */
const composeStyle = () => `
@view-transition { navigation: auto }
@font-face{font-family:Besley;src:url(/fonts/besley.woff2);font-weight:500 700;font-display:swap}
@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2);font-weight:400 700;font-display:swap}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:${getColor('mist')};color:${getColor('ink')};font:1.0625rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header{background:${getColor('snow')};border-bottom:1px solid ${getColor('line')};padding:.75rem 1.25rem}
header p{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;max-width:40rem;margin:0 auto}
header a{display:flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:600}
header img+img{margin-left:.75rem}
@media(width<30rem){header span{display:none}}
main{max-width:42.5rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2{font:600 1.5rem/1.15 Besley,serif;letter-spacing:-.022em;margin:2rem 0 1rem;text-wrap:balance}
h1{font-size:clamp(2rem,1.2rem + 3.2vw,3rem);margin-top:0}
a{color:${getColor('glacier')};text-underline-offset:.18em}
a,button,input,select,textarea{outline-offset:2px}
:focus-visible{outline:3px solid ${getColor('glacier')}}
.reason{background:${getColor('clay-soft')};border-left:.375rem solid ${getColor('danger')};padding:1rem 1.25rem;white-space:pre-line}
.reason p{margin:0 0 .5rem}
.reason ul{margin:0;padding-left:1.25rem}
.reason li{padding:.125rem 0}
.call{display:inline-block;min-height:2.75rem;padding:.5rem 0;font-weight:700}
.field{margin:0 0 1.5rem}
label{display:block;font-size:1rem;font-weight:650;margin:0 0 .4rem}
i{font-style:normal;font-weight:400;color:${getColor('slate-light')}}
input,select,textarea{width:100%;min-height:3.25rem;padding:.7rem .9rem;border:1.5px solid ${getColor('field')};border-radius:5px;background:${getColor('snow')};color:inherit;font:inherit}
.select{position:relative;display:grid}
.select::after{content:"";position:absolute;top:50%;right:1.1rem;width:.6rem;height:.6rem;border:solid;border-width:0 2px 2px 0;translate:0 -70%;rotate:45deg;pointer-events:none}
select{appearance:none;padding-right:2.75rem}
[aria-invalid]{border-color:${getColor('danger')};box-shadow:inset 4px 0 0 ${getColor('danger')}}
.error{display:flex;gap:.4rem;align-items:center;color:${getColor('danger')};font-size:.9375rem;font-weight:600;margin:.4rem 0 0}
.error::before{content:"!"/"";flex:none;width:1.25rem;border:2px solid;border-radius:50%;font-size:.75rem;line-height:1rem;text-align:center}
button{min-height:3.375rem;padding:.8rem 1.75rem;border:0;border-radius:5px;background:${getColor('sun')};color:${getColor('ink')};font:650 1.0625rem/1.6 Figtree,system-ui,sans-serif;cursor:pointer}
@media(forced-colors:active){select{appearance:auto}.select::after{content:none}}
`;

/** Returns the Content Security Policy of a page without scripts: it allows this one style and forms to the same site. */
export const composeStylePolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Returns the style of the error page with its policy. */
export function getErrorPageStyle(): { style: string; pagePolicy: string } {
  const style = composeStyle();
  return { style, pagePolicy: composeStylePolicy(style) };
}
