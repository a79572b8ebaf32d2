const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes for text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that may stand in a `<script type="application/json">`: no value can end the element or open a comment. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** CSS that may stand in a `<style>`: no value can end the element. */
export function cssForHtml(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** A script that may stand in a `<script>`: no text in it can end the element or open a comment. */
export function scriptForHtml(script: string): string {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c');
}
