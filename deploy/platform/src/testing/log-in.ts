import { demoPassword } from '@portal/demonstration/seed/seed';
import type { CallReply } from '@portal/shared/contract';
import type { ApiClient } from './api-client';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;

/** The parts of the server that a login needs besides its calls. */
export interface CodeReader {
  clock(): number;
  /** Returns the newest code of a purpose for a recipient, sent after a time. */
  code(recipient: string, purpose: string, after?: number): Promise<string>;
}

/** Does the click, the SMS code and the login, as the login page does. */
export async function logIn(
  platform: CodeReader,
  client: ApiClient,
  mobile: string,
  password = demoPassword,
): Promise<LoginReply> {
  const { browserId: browserID } = client;
  const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
  const asked = platform.clock();
  await client.ok('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
  const code = await platform.code(mobile, 'login', asked);
  const reply = await client.ok('mobileLoginWithSecurity', {
    body: { userName: mobile, passWord: password, browserID, imgKey: smsToken, code },
  });
  if (reply.loginType === '10' || reply.loginType === '50') take(client, reply);
  client.password = password;
  return reply;
}

function take(client: ApiClient, { cookieDetailsVo }: Pick<LoginReply, 'cookieDetailsVo'>): void {
  client.accessToken = cookieDetailsVo?.accessToken ?? '';
  client.refreshToken = cookieDetailsVo?.refreshToken ?? '';
}

/** Enters one of the person's companies: the company of this name, or the first one. */
export async function enterCompany(client: ApiClient, compName?: string): Promise<CallReply<'loginInfoView'>> {
  const companies = await client.ok('findAllCompNameByMobileEnable', { body: { productCode: 'CRM' } });
  const chosen = companies.find((company) => compName === undefined || company.compName === compName);
  if (!chosen) throw new Error('there is no such company');
  const { employeeCode, compBizCode } = chosen;
  const { refreshToken } = client;
  const { compInfo, ...tokens } = await client.ok('refreshToken', {
    body: { refreshToken, employeeCode, compBizCode },
  });
  take(client, { cookieDetailsVo: tokens });
  if (!compInfo) throw new Error('no company was entered');
  return compInfo;
}
