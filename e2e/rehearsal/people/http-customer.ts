import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient } from '@portal/platform/testing/api-client';
import type { NewCompany } from '../../support/registering-company';
import type { Installation } from '../installation/installation';

const idNo = '11010519491231002X';
const ownIdNo = '310101198506151238';
const legalPerson = '王立新';
export const mailbox = 'tian@rehearsal.test';

/** The administrator of a company that registers, as a browser without a screen. */
export class HttpCustomer {
  readonly client: ApiClient;
  readonly company: NewCompany;
  readonly #installation: Installation;

  constructor(installation: Installation, company: NewCompany) {
    this.#installation = installation;
    this.company = company;
    // The envelope's time is the servers'.
    const clock = () => installation.now();
    this.client = new ApiClient(installation.transport(installation.customers), { clock });
    this.client.password = company.password;
  }

  async register(): Promise<void> {
    const { client, company } = this;
    const { compName, creditCode, phone: mobile, password } = company;
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    await client.ok('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose: 'register' } });
    const code = await this.#installation.letters.code(mobile, 'register');
    const consents = ['SERVICE' as const, 'PRIVACY' as const, 'CERTIFICATE' as const];
    const names = { compName, creditCode, userName: '田新', identity: '20' as const };
    const body = { ...names, mobile, email: mailbox, code, pwd: password, rePwd: password, consents, browserID };
    const { cookieDetailsVo } = await client.ok('registerSubmit', { body });
    client.accessToken = cookieDetailsVo?.accessToken ?? '';
    client.refreshToken = cookieDetailsVo?.refreshToken ?? '';
  }

  /** Registers a company, fills in all of its application and submits it. */
  async apply(): Promise<void> {
    await this.register();
    await this.submitPermit();
    await this.fillCards();
    await this.proveByFace();
    await this.client.ok('verificationSubmit', {});
  }

  /** A PDF with a content of its own: one file cannot be two papers. */
  async paper(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([`%PDF-1.4\n%%EOF\n${randomUUID()}`], { type: 'application/pdf' }), 'paper.pdf');
    const request = new Request('http://form/', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const sealed = { url: this.client.addressOf('fileStore', {}), headers, body: await request.text() };
    const { envelope } = await this.client.send<'fileStore'>(sealed);
    if (!envelope.ok) throw new Error(`fileStore: ${envelope.status} ${envelope.msg}`);
    return envelope.body.fileToken;
  }

  async submitPermit(): Promise<void> {
    const { client, company } = this;
    const { compName, creditCode } = company;
    const { revision } = await client.ok('permitView', {});
    const body = {
      revision,
      productCodes: ['SCM'],
      compRole: 'C101',
      licenseFile: await this.paper(),
      compName,
      creditCode,
      compType: '1',
      legalPerson,
      registeredCapital: '5000.00',
      establishDate: '2018-06-12',
      termStart: '2018-06-12',
      termEnd: null,
      provinceCode: '310000',
      cityCode: '310100',
      districtCode: '310115',
      address: '科技园路88号',
      mailAddress: '上海市浦东新区科技园路88号',
      scope: '电子产品、机械设备的研发、生产与销售',
      industryCode: 'C39',
      smallMicro: false,
    };
    await client.ok('permitSubmit', { body });
  }

  async fillCards(): Promise<void> {
    const { client } = this;
    const [frontFile, backFile, letterFile] = [await this.paper(), await this.paper(), await this.paper()];
    const valid = { idValidFrom: '2015-01-01', idValidTo: null };
    const legal = { name: legalPerson, idType: 'ID' as const, idNo, ...valid, frontFile, backFile };
    await client.ok('legalPersonSave', { body: legal });
    await client.ok('agentSave', { body: { name: '田新', idNo: ownIdNo, email: mailbox, letterFile } });
    await client.ok('certificateAgree', { body: { agreed: true } });
  }

  /** The legal person follows the link on a phone, and the provider recognises the face. */
  async proveByFace(): Promise<void> {
    const { url } = await this.client.ok('faceStart', { body: { purpose: 'registration', consent: true } });
    const body = { ticket: new URL(url).searchParams.get('ticket') ?? '' };
    const phone = new ApiClient(this.#installation.transport(this.#installation.customers));
    await phone.ok('faceInfo', { body });
    await phone.ok('faceSubmit', { body: { ...body, consent: true } });
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(200))
      if ((await phone.ok('faceInfo', { body })).state === 'SUCCESS') return;
    throw new Error('the provider’s result did not come');
  }
}
