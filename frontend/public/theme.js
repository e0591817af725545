// Runs before the first paint and before all other scripts. A file of its own: the content policy allows no inline script.
// Schemas are checked without compiled code, which that policy refuses, and each try of which it reports.
globalThis.__zod_globalConfig = { jitless: true };
// Forms stand in the served page. Until their code is there, the browser must not send them by itself, words in the address.
// The mark tells that code of a press that came before it.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.target.dataset.pressed = '';
  },
  true,
);
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme holds.
  }
})();
