/** The founder's cover: first light over a harbour town, as wide as a page. */

const ridge = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** A row of houses: widths and heights in turn, so that no two look alike. */
function houses(y, fill, light) {
  const sizes = [64, 46, 80, 38, 58, 90, 44, 70, 52, 84, 40, 62, 76, 48];
  let x = -10;
  let drawn = '';
  for (let index = 0; x < 1240; index += 1) {
    const wide = sizes[index % sizes.length];
    const tall = 34 + ((sizes[(index + 5) % sizes.length] * 7) % 38);
    const roof = index % 3 === 1 ? 0 : wide / 3.2;
    drawn += `<path d="M${x} ${y}v${-tall}l${wide / 2} ${-roof} ${wide / 2} ${roof}v${tall}z" fill="${fill}"/>`;
    if (index % 2 === 0)
      drawn += `<rect x="${x + wide / 2 - 4}" y="${y - tall + 10}" width="8" height="11" fill="${light}"/>`;
    x += wide + (index % 4 === 2 ? 12 : 0);
  }
  return drawn;
}

export function drawCover() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 360" width="1200" height="360">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#1f2942"/><stop offset=".46" stop-color="#5b5a72"/>
      <stop offset=".74" stop-color="#d79a5b"/><stop offset="1" stop-color="#f0cf8c"/>
    </linearGradient>
    <radialGradient id="sun" cx=".5" cy=".5" r=".5">
      <stop offset="0" stop-color="#fff1cf"/><stop offset=".3" stop-color="#f8d98f" stop-opacity=".8"/>
      <stop offset="1" stop-color="#f0cf8c" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <rect width="1200" height="360" fill="url(#sky)"/>
  <circle cx="860" cy="236" r="230" fill="url(#sun)"/>
  <circle cx="860" cy="236" r="40" fill="#fff4da"/>
  ${ridge('M0 236c120-40 220-46 330-22s200 20 300-8 190-30 290-6 190 20 280-10v170H0z', '#8d6a5a')}
  ${ridge('M0 262c150-26 260-22 390-4s240 10 360-8 270-18 450 4v106H0z', '#4d4757')}
  ${houses(318, '#262b42', '#f3c978')}
  ${ridge('M0 316h1200v44H0z', '#1b2338')}
  <path d="M800 326h120M826 335h74M846 344h36" stroke="#e9b765" stroke-opacity=".55" stroke-width="2"/>
</svg>
`;
}
