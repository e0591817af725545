// What another app shared with the installed site becomes the unsent text of the prayer page. Nothing is sent.
(function () {
  const query = new URLSearchParams(location.search);
  const words = ['title', 'text', 'url']
    .map((name) => query.get(name)?.trim())
    .filter(Boolean)
    .join('\n\n');
  try {
    // The draft of lib/chat/use-chat-draft.ts, with what is already written there.
    const kept = JSON.parse(sessionStorage.getItem('draft:prayer')) ?? {};
    const text = [kept.text?.trim(), words].filter(Boolean).join('\n\n');
    sessionStorage.setItem('draft:prayer', JSON.stringify({ ...kept, text }));
  } catch {
    // Storage is blocked: the page opens empty, and the words are still in the other app.
  }
  location.replace('/prayer');
})();
