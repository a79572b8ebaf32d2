const layersId = 'portal-layers';

/**
 * The element that holds side panels. antd locks the page's scrolling, by a style tag without a nonce, for every layer
 * that lies directly in the body. Our element in between prevents that.
 */
export function layers(): HTMLElement {
  const found = document.getElementById(layersId);
  if (found) return found;
  const element = document.createElement('div');
  element.id = layersId;
  document.body.append(element);
  return element;
}
