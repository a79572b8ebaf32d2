import { ApiError } from '@portal/shared/api';
import { Alert, Dialog, DialogFormEnd, FormSkeleton, LoadedArea, showSuccess, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useState } from 'react';
import { needed } from '../../../forms/needed';
import { mayFor } from '../../../session/rights';
import { useMe } from '../../../session/session';
import {
  canRun,
  type DeployedTenant,
  inOrder,
  type PublishedRelease,
  readDeployed,
  readPublished,
  releaseLabel,
  releaseNameOf,
} from '../deployed';
import { madeText, makeMoves, type TriedMove, tryMoves, type WantedMoves, watchNote } from './change-sets';
import styles from './changes.module.css';
import { TriedMoves } from './tried-moves';

/** They decide what runs at a tenant. */
export const movers = ['releases', 'admin'] as const;

const title = '切换版本';

interface MoveDialogProps {
  /** The tenant that the list shows; null: all of them. */
  tenant: string | null;
  onClose: () => void;
  onDone: () => void;
}

/** 切换版本: several slots of a tenant at once. The gate looks at the whole before anything moves. */
export function MoveDialog({ tenant, onClose, onDone }: MoveDialogProps) {
  const me = useMe();
  const known = useLoaded(async (signal) => {
    const [tenants, published] = await Promise.all([readDeployed(signal), readPublished(signal)]);
    return { tenants: tenants.filter(({ code }) => mayFor(me, movers, code)), published: published.filter(canRun) };
  });
  const [values, setValues] = useState<Values>({ tenant: tenant ?? '', releases: {} });
  const [checked, setChecked] = useState<Checked | null>(null);
  return (
    <Dialog open title={checked ? '确认切换' : title} size="form" onClose={onClose}>
      <LoadedArea loaded={known} skeleton={<FormSkeleton fields={4} />}>
        {(found) =>
          checked ? (
            <ConfirmMoves
              {...checked}
              note={watchNote(watchOf(found.tenants, checked.wanted))}
              onBack={() => setChecked(null)}
              onDone={onDone}
            />
          ) : (
            <ChooseReleases
              {...found}
              values={values}
              onClose={onClose}
              onChecked={(chosen, next) => {
                setValues(chosen);
                setChecked(next);
              }}
            />
          )
        }
      </LoadedArea>
    </Dialog>
  );
}

const watchOf = (tenants: readonly DeployedTenant[], { tenant }: WantedMoves) =>
  tenants.find(({ code }) => code === tenant)?.watch ?? 'tell';

interface Values {
  tenant: string;
  /** By slot; what stays as it is is left out. */
  releases: Readonly<Record<string, string | undefined>>;
}

interface Checked {
  readonly wanted: WantedMoves;
  readonly moves: readonly TriedMove[];
}

interface ChooseReleasesProps {
  tenants: readonly DeployedTenant[];
  published: readonly PublishedRelease[];
  values: Values;
  onClose: () => void;
  onChecked: (values: Values, checked: Checked) => void;
}

function ChooseReleases({ tenants, published, values, onClose, onChecked }: ChooseReleasesProps) {
  const [form] = Form.useForm<Values>();
  const [faults, setFaults] = useState<string | null>(null);
  const first =
    tenants.find((one) => one.code === values.tenant) ?? tenants.find(({ isDefault }) => isDefault) ?? tenants[0];
  const initial = { tenant: first?.code ?? '', releases: values.releases };
  // Without a choice the form has no such field.
  const code = Form.useWatch('tenant', form) ?? initial.tenant;
  const slots = [...(tenants.find((one) => one.code === code)?.slots ?? [])].sort(inOrder);
  const { submit, busy, fault } = useSubmit(form, async ({ releases = {} }: Values) => {
    const chosen = slots.flatMap(({ slot }) => releases[slot] ?? []);
    if (chosen.length === 0) {
      setFaults('请至少为一个模块选择版本。');
      return;
    }
    setFaults(null);
    const wanted = { tenant: code, releases: chosen };
    try {
      onChecked({ tenant: code, releases }, { wanted, moves: await tryMoves(wanted) });
    } catch (error) {
      ApiError.expect(error);
      if (error.kind !== 'refused') throw error;
      setFaults(error.msg);
    }
  });
  return (
    <Form<Values> form={form} layout="vertical" initialValues={initial} onFinish={submit}>
      <p>所选模块同时切换，全部成功或全部不变。先检查，确认后才生效。</p>
      {tenants.length > 1 && (
        <Form.Item name="tenant" label="租户" rules={needed('请选择租户')}>
          <Select<string>
            options={tenants.map((one) => ({ value: one.code, label: one.platformName }))}
            onChange={() => form.setFieldsValue({ releases: {} })}
          />
        </Form.Item>
      )}
      {slots.map(({ slot, release }) => (
        <Form.Item key={`${code}/${slot}`} name={['releases', slot]} label={slot}>
          <Select<string>
            placeholder={`不变：${release}`}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={published
              .filter((one) => one.slot === slot)
              .map((one) => ({ value: releaseNameOf(one), label: releaseLabel(one, release) }))}
          />
        </Form.Item>
      ))}
      {faults !== null && (
        <Alert className={styles.faults ?? ''} type="warning" showIcon title="没有通过检查" description={faults} />
      )}
      <DialogFormEnd action="检查" busy={busy} fault={fault} onCancel={onClose} />
    </Form>
  );
}

interface ConfirmMovesProps extends Checked {
  /** What follows. */
  note: string;
  onBack: () => void;
  onDone: () => void;
}

function ConfirmMoves({ wanted, moves, note, onBack, onDone }: ConfirmMovesProps) {
  const [form] = Form.useForm<object>();
  const { submit, busy, fault } = useSubmit(form, async () => {
    showSuccess(madeText(await makeMoves(wanted, moves)));
    onDone();
  });
  return (
    <Form form={form} onFinish={submit}>
      <p>检查通过。{note}</p>
      <TriedMoves moves={moves} />
      <DialogFormEnd action={title} busy={busy} fault={fault} cancel="返回修改" onCancel={onBack} />
    </Form>
  );
}
