/** The services of others, beside SMS and e-mail, with the names that staff read. */
export const portNames = {
  ocr: '证照识别',
  face: '人脸识别',
  bank: '对公打款',
  registry: '工商信息查询',
  sign: '电子签章',
  scan: '文件安全检查',
  figures: '产品数据',
} as const;

export type PortName = keyof typeof portNames;

export const ports = Object.keys(portNames) as readonly PortName[];

export const isPort = (name: string): name is PortName => Object.hasOwn(portNames, name);
