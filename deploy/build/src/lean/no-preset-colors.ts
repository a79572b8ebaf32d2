/** Stands where antd keeps thirteen colours with ten shades each. */
export const PresetColors: readonly string[] = [];
export const defaultPresetColors = {};
export const presetPrimaryColors = {};
export const presetPalettes = {};
export const generate = (): readonly string[] => [];
