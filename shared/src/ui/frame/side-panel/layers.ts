const layersId = 'portal-layers';

/**
 * Where side panels are put. antd locks the page's scrolling, by a style tag without a nonce, for whatever lies in the
 * body itself; an element of ours in between keeps it from doing so.
 */
export function layers(): HTMLElement {
  const found = document.getElementById(layersId);
  if (found) return found;
  const element = document.createElement('div');
  element.id = layersId;
  document.body.append(element);
  return element;
}
