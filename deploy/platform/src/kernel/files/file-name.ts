const longest = 100;

/** Makes a name that is safe to show and to save: no folders, no control or invisible characters, not too long. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const dot = shown.lastIndexOf('.');
  if (dot <= 0) return [...shown].slice(0, longest).join('') || '文件';
  const ending = shown.slice(dot).slice(0, 10);
  return [...shown.slice(0, dot)].slice(0, longest - ending.length).join('') + ending;
}
