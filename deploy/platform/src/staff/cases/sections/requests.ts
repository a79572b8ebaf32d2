import type { Queryable } from '@portal/database';
import {
  adminChange,
  changeRequest,
  companyRequest,
  faceCheck,
  permit,
  product,
  user,
} from '@portal/database/schema/platform';
import { holdsPaper } from '@portal/shared/company-fields';
import { changeTypes, faceStates } from '@portal/shared/contract';
import { maskBankAccount, maskPhone } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import { kindName } from '../../../domain/case/task-kinds';
import { papersIn, typeOf } from '../../../domain/company-change/change-rows';
import { differencesOf } from '../../../domain/company-change/change-values';
import { wordsOfPeople } from '../../../domain/company-change/change-words';
import { fileItem, fileItems, hiddenItem, type Item, type Section, textItem } from './items';

const rawOf = (value: unknown) => (typeof value === 'string' ? value : '');
const accountNumbers: ReadonlySet<string> = new Set(['accountNo', 'invoiceBankAccount']);

/** A change: each field with the value that holds and the one that is asked for. */
export async function changeSections(db: Queryable, changeNo: string): Promise<Section[]> {
  const [row] = await db.select().from(changeRequest).where(eq(changeRequest.changeNo, changeNo));
  if (!row) return [];
  const differences = differencesOf(typeOf(row), row.before, row.values, await wordsOfPeople(db));
  const items = differences.map(({ field, label, before, after }): Item => {
    const raw = rawOf(row.values[field]);
    if (holdsPaper(field)) return { ...fileItem(field, label, raw), before: before === '' ? '' : '原文件' };
    const item = { field, label, value: after, before, raw };
    return accountNumbers.has(field) ? { ...item, mask: maskBankAccount } : item;
  });
  const proofs = fileItems('fileTokens', '证明材料', row.fileTokens);
  return [
    {
      section: changeTypes[typeOf(row)],
      inRegister: true,
      papers: papersIn(row.values),
      items,
    },
    {
      section: '申请说明',
      items: [textItem('reason', '变更原因', row.reason), textItem('', '申请人', row.applicant), ...proofs],
    },
  ];
}

export async function adminChangeSections(db: Queryable, changeNo: string): Promise<Section[]> {
  const [found] = await db
    .select({ row: adminChange, applicant: user.userName, mobile: user.mobile })
    .from(adminChange)
    .innerJoin(user, eq(user.userCode, adminChange.applicantCode))
    .where(eq(adminChange.changeNo, changeNo));
  if (!found) return [];
  const { row, applicant, mobile } = found;
  return [
    {
      section: '变更管理员',
      papers: [row.letterFile],
      items: [
        { ...textItem('newName', '管理员', row.newName), before: applicant },
        { ...hiddenItem('newMobile', '手机号码', row.newMobile, maskPhone), before: maskPhone(mobile) },
        fileItem('letterFile', '授权书', row.letterFile),
      ],
    },
  ];
}

export async function productSections(db: Queryable, applyNo: string): Promise<Section[]> {
  const [found] = await db
    .select({ row: permit, productName: product.productName, summary: product.summary })
    .from(permit)
    .innerJoin(product, eq(product.productCode, permit.productCode))
    .where(eq(permit.applyNo, applyNo));
  if (!found) return [];
  const { row, productName, summary } = found;
  return [
    {
      section: '产品开通',
      items: [
        textItem('', '产品', productName),
        textItem('', '产品简介', summary),
        textItem('', '申请人', row.applicant),
        textItem('', '备注', row.remark),
        ...fileItems('', '申请材料', row.files),
      ],
    },
  ];
}

/** A request about the company's place on the platform: closing, opening again, the end of a freeze. */
export async function companyRequestSections(db: Queryable, requestId: string): Promise<Section[]> {
  const [row] = await db.select().from(companyRequest).where(eq(companyRequest.requestId, requestId));
  if (!row) return [];
  return [
    {
      section: kindName(row.kind),
      items: [
        textItem('', '申请原因', row.reason),
        textItem('', '申请人', row.applicant),
        ...fileItems('', '证明材料', row.fileTokens),
      ],
    },
  ];
}

export async function faceSections(db: Queryable, faceId: string): Promise<Section[]> {
  const [row] = await db.select().from(faceCheck).where(eq(faceCheck.faceId, faceId));
  if (!row) return [];
  const state = faceStates[row.state as keyof typeof faceStates] ?? row.state;
  // The decision removes the photo.
  const photo = row.photoToken === null ? [] : [fileItem('', '手持身份证照片', row.photoToken)];
  return [
    {
      section: '人脸认证',
      items: [...photo, textItem('', '状态', state), textItem('', '失败次数', String(row.failures))],
    },
  ];
}
