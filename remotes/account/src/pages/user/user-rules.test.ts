import { describe, expect, test } from '@jest/globals';
import { type Crop, describeCrop, firstCrop, maxZoom, moveCrop, zoomOf, zoomTo } from './picture/crop';
import { cropByKey } from './picture/crop-keys';
import { roleLabels } from './profile';
import { passwordHealth } from './security/password-health';

const wide = { width: 600, height: 400 };
const tall = { width: 300, height: 900 };

/** The square lies inside the picture. */
function expectInside(picture: typeof wide, { x, y, size }: Crop) {
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + size).toBeLessThanOrEqual(picture.width + 1e-9);
  expect(y + size).toBeLessThanOrEqual(picture.height + 1e-9);
}

describe('the crop of a picture', () => {
  test('begins as the largest square in the middle', () => {
    expect(firstCrop(wide)).toEqual({ x: 100, y: 0, size: 400 });
    expect(firstCrop(tall)).toEqual({ x: 0, y: 300, size: 300 });
  });

  test('enlarges around the middle of what is seen', () => {
    const zoomed = zoomTo(wide, firstCrop(wide), 2);
    expect(zoomed).toEqual({ x: 200, y: 100, size: 200 });
    expect(zoomOf(wide, zoomed)).toBe(2);
  });

  test.each([-3, 0, 1, 3.7, 4, 100])('zoom %d stays within its limits and inside', (zoom) => {
    for (const picture of [wide, tall]) {
      const crop = zoomTo(picture, firstCrop(picture), zoom);
      expectInside(picture, crop);
      expect(zoomOf(picture, crop)).toBeLessThanOrEqual(maxZoom);
      expect(zoomOf(picture, crop)).toBeGreaterThanOrEqual(1);
    }
  });

  test('zooming out at an edge comes back inside', () => {
    const corner = moveCrop(wide, zoomTo(wide, firstCrop(wide), 4), 99, 99);
    expectInside(wide, corner);
    expectInside(wide, zoomTo(wide, corner, 1));
  });

  test('moves by parts of itself and stops at the edges', () => {
    const crop = zoomTo(wide, firstCrop(wide), 2);
    expect(moveCrop(wide, crop, 0.5, 0)).toEqual({ x: 300, y: 100, size: 200 });
    expect(moveCrop(wide, crop, -9, 9)).toEqual({ x: 0, y: 200, size: 200 });
  });

  test('by keys: arrows move, plus and minus zoom, others do nothing', () => {
    const crop = zoomTo(wide, firstCrop(wide), 2);
    expect(cropByKey('ArrowRight', wide, crop)?.x).toBeGreaterThan(crop.x);
    expect(cropByKey('ArrowUp', wide, crop)?.y).toBeLessThan(crop.y);
    expect(cropByKey('+', wide, crop)?.size).toBeLessThan(crop.size);
    expect(cropByKey('-', wide, crop)?.size).toBeGreaterThan(crop.size);
    expect(cropByKey('Tab', wide, crop)).toBeNull();
    expect(cropByKey('toString', wide, crop)).toBeNull();
  });

  test('is told in words', () => {
    expect(describeCrop(wide, firstCrop(wide))).toBe('水平位置 50%，垂直位置 50%，缩放 100%');
    expect(describeCrop(wide, moveCrop(wide, firstCrop(wide), 9, 0))).toBe('水平位置 100%，垂直位置 50%，缩放 100%');
  });
});

describe('the password', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  test.each([
    [3, '2026-11-11T00:00:00Z', '强度：强', '上次修改 2026-11-11，已使用 10 天'],
    [3, '2026-11-20T20:00:00Z', '强度：强', '上次修改 2026-11-21'],
    [2, '2026-11-11T00:00:00Z', '强度：中', '上次修改 2026-11-11，已使用 10 天'],
    [1, '2026-11-11T00:00:00Z', '强度：弱', '上次修改 2026-11-11，已使用 10 天'],
    [3, '2026-08-24T00:00:00Z', '强度：强', '上次修改 2026-08-24，已使用 89 天'],
    [3, '2026-08-23T00:00:00Z', '建议修改', '上次修改 2026-08-23，已使用 90 天'],
    [3, null, '建议修改', '尚未修改过初始密码'],
    [null, '2026-11-11T00:00:00Z', '已设置', '上次修改 2026-11-11，已使用 10 天'],
  ] as const)('of strength %s, changed %s: %s', (strength, changed, label, hint) => {
    const health = passwordHealth(strength, changed, now);
    expect(health.entry.label).toBe(label);
    expect(health.hint).toBe(hint);
  });
});

test('roles in words; the administrator has a tag of their own', () => {
  expect(roleLabels({ employeeRole: ['E101', 'E103'], rootManager: true })).toEqual(['复核']);
  expect(roleLabels({ employeeRole: ['E101', 'E103'], rootManager: false })).toEqual(['管理员', '复核']);
});
