const side = 640;
const quietZone = 40;

/** Saves a drawing as a PNG, large enough to print and with the white margin that scanners need. */
export async function savePicture(svg: SVGSVGElement, fileName: string): Promise<boolean> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, quietZone, quietZone, side - 2 * quietZone, side - 2 * quietZone);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
  return true;
}
