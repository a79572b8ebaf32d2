import { type Validator, whenFilled } from './validator';

/** The rule for the last day of a paper, on a day `YYYY-MM-DD`. */
const notEnded =
  (message: string) =>
  (today: string): Validator =>
    whenFilled((day) => (day < today ? message : null));

export const validLicense = notEnded('营业执照已过期，请上传有效的营业执照');
export const validIdentityCard = notEnded('证件已过期，请更换有效证件');
