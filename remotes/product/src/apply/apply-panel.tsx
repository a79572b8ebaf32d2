import { ApiError, call, useAnswer } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { Button, EmptyPanel, FormSkeleton, LoadedArea, showSuccess, useAct } from '@portal/shared/ui';
import { SidePanel, useDiscard } from '@portal/shared/ui/frame';
import { useState } from 'react';
import type { Product } from '../products/product-order';
import { type Application, ApplyForm } from './apply-form';
import { type KeptApplication, keptApplication } from './kept-application';
import { usePapers } from './use-papers';

const formId = 'product-application';

interface ApplyPanelProps {
  product: Product;
  /** What was filled in before; undefined for an application that begins anew. */
  typed: Application | undefined;
  open: boolean;
  onClose: () => void;
  /** The application was handed in. */
  onDone: () => void;
  afterClose: () => void;
}

/** The application that somebody else in the company has handed in since the page was opened. */
function useTaken(productCode: string) {
  const compCode = useSession(({ compInfo }) => compInfo?.compCode);
  const query = compCode === undefined ? null : { compCode, productCode, afterStatus: 'APPLYING' };
  // Where this call fails, the server checks the same when the application is handed in.
  return useAnswer('queryPermitAudit', query && { query }).value ?? null;
}

function faultOf(error: unknown): string {
  ApiError.expect(error);
  return Object.values(error.fields)[0] ?? error.msg;
}

/** Applies for a product: papers, agreements, submission. Before it closes with input in it, it asks the person. */
export function ApplyPanel({ product, typed, open, onClose, onDone, afterClose }: ApplyPanelProps) {
  const { productCode, productName } = product;
  const { run, busy, fault } = useAct(async ({ papers, remark }: Application) => {
    const fileTokens = papers.flat().map(({ fileToken }) => fileToken);
    await call('productApply', { body: { productCode, fileTokens, agreed: true, remark } }, { handlesErrors: true });
    showSuccess(`“${productName}”的开通申请已提交`);
    onDone();
  }, faultOf);
  const taken = useTaken(productCode);
  const papers = usePapers();
  // The form comes later than the papers, because a skeleton stays for a moment. Without a form nothing can be sent.
  const [form, setForm] = useState<HTMLElement | null>(null);

  const { touch, leave, question } = useDiscard({
    title: `放弃申请开通“${productName}”？`,
    consequence: '已填写的内容和已上传的材料不会保留。',
    busy,
    keep: { name: keptApplication, title: `申请开通${productName}` },
    typed,
    onClose,
  });

  return (
    <>
      <SidePanel
        open={open}
        title={`申请开通${productName}`}
        onClose={() => void leave()}
        afterClose={afterClose}
        footer={
          !taken && (
            <>
              <Button onClick={() => void leave()} disabled={busy}>
                取消
              </Button>
              <Button type="primary" htmlType="submit" form={formId} disabled={form === null} loading={busy}>
                提交申请
              </Button>
            </>
          )
        }
      >
        {taken ? (
          <EmptyPanel
            title="该产品已有申请在审核中"
            hint={`申请编号 ${taken.requestNo}，由本企业人员提交，无需重复申请。`}
            action={
              <Button type="primary" onClick={onDone}>
                返回产品列表
              </Button>
            }
          />
        ) : (
          <LoadedArea loaded={papers} skeleton={<FormSkeleton fields={4} />}>
            {(known) => (
              <div ref={setForm}>
                <ApplyForm
                  id={formId}
                  product={product}
                  papers={known}
                  typed={typed}
                  fault={fault}
                  onChange={(values) => touch(values, { ...values, productCode } satisfies KeptApplication)}
                  onSubmit={run}
                />
              </div>
            )}
          </LoadedArea>
        )}
      </SidePanel>
      {question}
    </>
  );
}
