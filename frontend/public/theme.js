// Runs before the first paint, as a file of its own: the content policy allows no inline script.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme holds.
  }
})();
