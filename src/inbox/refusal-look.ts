import { createHash } from 'node:crypto';
import { getColor } from '../styles/read-tokens.ts';

/** The looks of the refusal page, which has none of the site's style sheets. */
const composeStyle = () => `
@view-transition { navigation: auto }
*{box-sizing:border-box}
body{margin:0;background:${getColor('mist')};color:${getColor('ink')};font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:${getColor('ink')};color:${getColor('snow')};padding:1rem}
header p{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;max-width:40rem;margin:0 auto}
header a{color:${getColor('snow')}}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.875rem;line-height:1.15;margin:0 0 1rem;text-wrap:balance}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
a{color:${getColor('glacier')}}
a,button,input,select,textarea{outline-offset:2px}
:focus-visible{outline:3px solid ${getColor('glacier')}}
header :focus-visible{outline-color:${getColor('sun')}}
.reason{background:${getColor('snow')};border-left:.375rem solid ${getColor('danger')};padding:.75rem 1rem;white-space:pre-line}
.reason p{margin:0 0 .5rem}
.reason ul{margin:0;padding-left:1.25rem}
.reason li{padding:.125rem 0}
.call{display:inline-block;min-height:2.75rem;padding:.5rem 0;font-weight:700}
.field{margin:0 0 1rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid ${getColor('field')};border-radius:.25rem;background:${getColor('snow')};color:inherit;font:inherit}
[aria-invalid]{border:2px solid ${getColor('danger')}}
.error{color:${getColor('danger')};font-weight:600;margin:.25rem 0 0}
button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:.25rem;background:${getColor('sun')};color:${getColor('ink')};font:inherit;font-weight:700;cursor:pointer}
`;

/** The style of the refusal page, and the policy that allows this one style and a form to the same site. */
export function composeRefusalLook(): { style: string; pagePolicy: string } {
  const style = composeStyle();
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { style, pagePolicy: policy.join('; ') };
}
