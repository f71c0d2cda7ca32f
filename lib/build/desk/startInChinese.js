(() => {
  const KEY = 'sveltia-cms.prefs';
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  if (!kept.locale) localStorage.setItem(KEY, JSON.stringify({ ...kept, locale: 'zh-CN' }));
})();
