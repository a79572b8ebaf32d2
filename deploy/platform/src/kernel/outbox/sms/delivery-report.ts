import { z } from 'zod';
import type { SmsSettings } from '../transports';

/** What became of an SMS that a provider has taken. */
export interface DeliveryReport {
  /** What the provider calls the SMS. */
  readonly receipt: string;
  readonly arrived: boolean;
  /** The provider's code of it, and its words. */
  readonly code: string;
  readonly words: string;
}

const maxReports = 500;
const name = z.string().min(1).max(100);
/** Vendors write whole numbers into some of their sentences, and staff read the sentence beside the masked number. */
const words = z
  .string()
  .max(500)
  .nullish()
  .transform((said) =>
    (said ?? '')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/\d{7,}/g, '***')
      .slice(0, 100),
  );

/** "SmsReport": https://help.aliyun.com/document_detail/101867.html */
const aliyunReport = z
  .object({ biz_id: name, success: z.boolean(), err_code: words, err_msg: words })
  .transform((said): DeliveryReport => {
    return { receipt: said.biz_id, arrived: said.success, code: said.err_code, words: said.err_msg };
  });

/** "短信下发状态通知": https://cloud.tencent.com/document/product/382/5807 */
const tencentReport = z
  .object({ sid: name, report_status: z.enum(['SUCCESS', 'FAIL']), errmsg: words, description: words })
  .transform((said): DeliveryReport => {
    return {
      receipt: said.sid,
      arrived: said.report_status === 'SUCCESS',
      code: said.errmsg,
      words: said.description,
    };
  });

const genericReport = z
  .object({ reference: name, outcome: z.enum(['arrived', 'undelivered']), code: words, reason: words })
  .transform((said): DeliveryReport => {
    return { receipt: said.reference, arrived: said.outcome === 'arrived', code: said.code, words: said.reason };
  });

interface ReportForm {
  readonly read: z.ZodType<readonly DeliveryReport[]>;
  /** What the provider wants to read when the reports were taken: without it, it sends them again. */
  readonly taken: object;
}

/** How each kind of provider reports. */
export const reportForms: Readonly<Record<SmsSettings['kind'], ReportForm>> = {
  aliyun: { read: z.array(aliyunReport).max(maxReports), taken: { code: 0, msg: '接收成功' } },
  tencent: { read: z.array(tencentReport).max(maxReports), taken: { result: 0, errmsg: 'OK' } },
  generic: { read: z.array(genericReport).max(maxReports), taken: { ok: true } },
};
