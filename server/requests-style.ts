import { composeStylePolicy } from '../src/lib/quotes/error-page-style.ts';
import { getColor } from '../src/styles/read-tokens.ts';

/** The styles of /requests. They use the fonts of the site. */
export const requestsStyle = `
@font-face{font-family:Besley;src:url(/fonts/besley.woff2);font-weight:500 700;font-display:swap}
@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2);font-weight:400 700;font-display:swap}
:root{color-scheme:only light}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:${getColor('mist')};color:${getColor('ink')};font:1rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header{background:${getColor('ink')};color:${getColor('snow')}}
header>div,main{max-width:52rem;margin:0 auto;padding:.5rem 1rem}
header>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
header a,header button{color:inherit}
header strong{font:600 1.25rem/1.2 Besley,serif}
main{padding-block:1.25rem 3rem}
h1,h2,h3{font:600 1.25rem/1.2 Besley,serif;margin:0 0 .25rem}
h1{font-size:1.625rem;margin-bottom:1rem}
p,dl{margin:0 0 .75rem}
a{color:${getColor('glacier')};text-underline-offset:.18em}
a,button,summary,input,textarea{outline-offset:2px}
:focus-visible{outline:3px solid ${getColor('glacier')}}
header :focus-visible{outline-color:${getColor('sky')}}
button,.button,.tabs a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem 1rem;border:1.5px solid ${getColor('field')};border-radius:5px;background:${getColor('snow')};color:inherit;font:600 1rem/1.25 Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer}
.main{background:${getColor('sun')};border-color:${getColor('sun-shade')}}
.danger{border-color:${getColor('danger')};color:${getColor('danger')}}
header button{background:none;border-color:${getColor('field-dark')}}
.tabs,.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 .75rem;padding:0}
.tabs [aria-current]{background:${getColor('ink')};border-color:${getColor('ink')};color:${getColor('snow')};text-decoration:underline}
.search{display:flex;gap:.5rem;margin:0 0 .75rem}
.search input{flex:1;min-width:0}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1.5px solid ${getColor('field')};border-radius:5px;background:${getColor('snow')};color:inherit;font:inherit}
ol{list-style:none;margin:0;padding:0}
article,.box{background:${getColor('snow')};border:1px solid ${getColor('line')};border-radius:5px;padding:1rem;margin:0 0 1rem;scroll-margin-top:1rem}
.quiet{color:${getColor('slate')};font-size:.9375rem}
.state{font-weight:600;color:${getColor('ink')}}
.message{white-space:pre-wrap;border-left:4px solid ${getColor('line')};padding-left:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem}
dt{color:${getColor('slate')}}
dd{margin:0}
dd a,.quiet a{display:inline-block;min-height:1.5rem}
.status{scroll-margin-top:1rem;background:${getColor('ice')};border-left:4px solid ${getColor('clear')};padding:.75rem 1rem;margin:0 0 1rem}
article{padding-block:.75rem;}article p,article .row{margin-bottom:.5rem}article>:last-child{margin-bottom:0}
.contact>*{flex:0 1 auto;min-width:0;column-gap:.5rem}.contact .button bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.contact .button span{flex:none}
.beginning{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.more{font-weight:600;font-size:.9375rem;text-decoration:underline}
article details{margin:0 0 .25rem}
[open] .beginning{display:none}
article summary{list-style:none;padding:0;font-weight:400}
article summary::-webkit-details-marker{display:none}
.status form{display:inline-block;margin:.5rem 0 0}
.error{background:${getColor('clay-soft')};border-left:4px solid ${getColor('danger')};padding:.75rem 1rem}
form{margin:0}
summary{min-height:2.75rem;padding:.5rem 0;font-weight:600;cursor:pointer}
@media(width<26rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.375rem}.contact{flex-wrap:nowrap}.contact>*{flex:1 1 0}.contact .button{flex-direction:column;align-items:stretch;padding:.25rem .5rem;text-align:center}.contact .button bdi{font-size:.875rem}}
`;

/** The headers of every response under /requests: no script, no frame, no copy in a cache. */
export const requestsHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': composeStylePolicy(requestsStyle),
  // A map that is opened from here does not get the address of the page. Without any referrer, browsers would send `Origin: null` with forms.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};
