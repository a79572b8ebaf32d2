import { Dialog, FormSkeleton, Input, LoadedArea, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { Radio } from '@portal/shared/ui/fields';
import { Form, type Rule } from '@portal/shared/ui/form';
import { useId } from 'react';
import { FormDialog } from '../../../forms/form-dialog';
import { needed } from '../../../forms/needed';
import {
  canRun,
  type DeployedTenant,
  type PublishedRelease,
  readDeployed,
  readPublished,
  readRelease,
  releaseLabel,
  releaseNameOf,
} from '../deployed';
import { type MadeLink, makeLink } from './trial-link';

/** What is known when the dialog opens. */
export interface WantedLink {
  readonly tenant?: string;
  readonly slot?: string;
  /** `<package>@<build>` */
  readonly release?: string;
}

const lengths = [
  { value: 15, label: '15 分钟' },
  { value: 60, label: '1 小时' },
  { value: 240, label: '4 小时' },
  { value: 480, label: '8 小时' },
];

const ways = [
  { value: 'override', label: '替换到平台中' },
  { value: 'standalone', label: '独立运行' },
];

interface Values {
  tenant: string;
  slot: string;
  release: string;
  way: string;
  path: string;
  minutes: number;
}

/** The gateway decides; this only catches what was typed wrongly. */
const pathRules: Rule[] = [{ pattern: /^\/(?![/\\])\S*$/, message: '请填写以 / 开头的站内路径' }];

interface LinkDialogProps {
  wanted: WantedLink;
  onClose: () => void;
  onMade: (link: MadeLink) => void;
}

const read = async (signal: AbortSignal) => {
  const [tenants, published] = await Promise.all([readDeployed(signal), readPublished(signal)]);
  return { tenants, published: published.filter((one) => one.kind === 'remote' && canRun(one)) };
};

/** Makes a link: a published build, in one browser, for a limited time. */
export function LinkDialog({ wanted, onClose, onMade }: LinkDialogProps) {
  const known = useLoaded(read);
  if (known.value) return <Filled {...known.value} {...{ wanted, onClose, onMade }} />;
  return (
    <Dialog open title="新建试用链接" size="form" onClose={onClose}>
      <LoadedArea loaded={known} skeleton={<FormSkeleton fields={4} />}>
        {() => null}
      </LoadedArea>
    </Dialog>
  );
}

interface FilledProps extends LinkDialogProps {
  tenants: readonly DeployedTenant[];
  published: readonly PublishedRelease[];
}

function Filled({ tenants, published, wanted, onClose, onMade }: FilledProps) {
  const [form] = Form.useForm<Values>();
  const first =
    tenants.find(({ code }) => code === wanted.tenant) ?? tenants.find(({ isDefault }) => isDefault) ?? tenants[0];
  // Without a choice the form has no such field.
  const tenant = Form.useWatch('tenant', form) ?? first?.code ?? '';
  const slot = Form.useWatch('slot', form) ?? wanted.slot;
  const release = Form.useWatch('release', form) ?? wanted.release;
  const way = Form.useWatch('way', form);
  const slots = tenants.find(({ code }) => code === tenant)?.slots.filter((one) => one.slot !== 'host') ?? [];
  const runs = slots.find((one) => one.slot === slot);
  const options = published
    .filter((one) => one.slot === slot)
    .map((one) => ({ value: releaseNameOf(one), label: releaseLabel(one, runs?.release) }));
  return (
    <FormDialog<Values>
      form={form}
      title="新建试用链接"
      action="生成链接"
      initialValues={{ tenant: first?.code ?? '', way: 'override', minutes: 60, path: '', ...wanted }}
      send={async ({ release: name, way: kind, path, minutes }) => {
        const to = path.trim();
        onMade(
          await makeLink(tenant, {
            ...{ release: name, minutes, standalone: kind === 'standalone' },
            ...(to ? { path: to } : {}),
          }),
        );
      }}
      onClose={onClose}
    >
      {tenants.length > 1 && (
        <Form.Item name="tenant" label="租户" rules={needed('请选择租户')}>
          <Select<string>
            options={tenants.map(({ code, platformName }) => ({ value: code, label: platformName }))}
            onChange={() => form.setFieldsValue({ slot: undefined, release: undefined } as unknown as Values)}
          />
        </Form.Item>
      )}
      <Form.Item name="slot" label="模块" rules={needed('请选择模块')}>
        <Select<string>
          placeholder="请选择模块"
          options={slots.map((one) => ({ value: one.slot, label: one.slot }))}
          onChange={() => form.setFieldsValue({ release: undefined } as unknown as Values)}
        />
      </Form.Item>
      <Form.Item name="release" label="版本" extra="已发布且可以运行的版本，最新的在前。" rules={needed('请选择版本')}>
        <Select<string>
          placeholder={slot ? '请选择版本' : '请先选择模块'}
          disabled={!slot}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
        />
      </Form.Item>
      <Form.Item
        name="way"
        label="方式"
        extra={
          way === 'standalone'
            ? '只运行这一个模块，带有接口变慢和断网的开关。'
            : '在平台中用它替换正式版本，只在打开链接的浏览器中。'
        }
      >
        <Radio.Group options={ways} />
      </Form.Item>
      <Form.Item name="path" label="打开页面" extra="可留空：打开首页。" rules={pathRules}>
        <PagePathInput release={release} />
      </Form.Item>
      <Form.Item name="minutes" label="有效时间">
        <Select<number> options={lengths} />
      </Form.Item>
    </FormDialog>
  );
}

interface PagePathInputProps {
  release: string | undefined;
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** Offers the pages of the chosen release; those with a number in their address are typed. */
function PagePathInput({ release, id, value = '', onChange, ...aria }: PagePathInputProps) {
  const list = useId();
  const pages = useLoaded(async (signal) => (release ? (await readRelease(release, signal)).pages : []), release ?? '');
  return (
    <>
      <Input
        {...aria}
        {...(id === undefined ? {} : { id })}
        list={list}
        value={value}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="/"
        onChange={({ target }) => onChange?.(target.value)}
      />
      <datalist id={list}>
        {pages.value
          ?.filter(({ path }) => !path.includes(':'))
          .map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
      </datalist>
    </>
  );
}
