import Avatar from 'antd/es/avatar';
import Button from 'antd/es/button';
import { useState } from 'react';
import { compStatusOf } from '../../../codes/comp-status';
import { Dialog } from '../../base/dialog/dialog';
import { showMessage } from '../../base/messages/message-list';
import { StatusTag } from '../../base/status-tag/status-tag';
import { UnsavedGuard } from '../../base/unsaved-guard/unsaved-guard';
import { ActionMenu } from '../../frame/action-menu/action-menu';
import { type Question, useConfirm } from '../../frame/confirm/use-confirm';
import { Conversation } from '../../frame/conversation/conversation';
import { CountBadge } from '../../frame/count-badge/count-badge';
import { DescriptionList } from '../../frame/description-list/description-list';
import { BellIcon, ChevronDownIcon, LogoutIcon, PlusIcon, UserIcon } from '../../frame/icon/frame-icons';
import type { Device } from '../../frame/media/use-device';
import { PageHeader } from '../../frame/page-header/page-header';
import type { SidebarMode } from '../../frame/side-menu/menu-model';
import { SideMenu } from '../../frame/side-menu/side-menu';
import { SidePanel } from '../../frame/side-panel/side-panel';
import { Steps } from '../../frame/steps/steps';
import { Timeline } from '../../frame/timeline/timeline';
import { menuAreas } from '../demo-data';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

function Dialogs() {
  const [open, setOpen] = useState<'form' | 'lock' | 'panel' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('form')}>表单对话框</Button>
      <Button onClick={() => setOpen('lock')}>不可关闭的对话框</Button>
      <Button onClick={() => setOpen('panel')}>侧边面板</Button>
      <Dialog
        open={open === 'form'}
        title="新增人员"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button type="primary" onClick={close}>
              保存
            </Button>
          </>
        }
      >
        对话框内容
      </Dialog>
      <Dialog
        open={open === 'lock'}
        title="安全验证"
        size="lock"
        footer={
          <Button type="primary" onClick={close}>
            验证
          </Button>
        }
      >
        您已超过 30 分钟未操作，为保障账户安全，请验证身份后继续
      </Dialog>
      <SidePanel open={open === 'panel'} title="申请开通" onClose={close}>
        所需材料
      </SidePanel>
    </div>
  );
}

function Confirms() {
  const [confirm, dialog] = useConfirm();
  const ask = async (question: Question) => showMessage('info', (await confirm(question)) ? '已确认' : '已取消');
  return (
    <div className={styles.row}>
      <Button onClick={() => ask({ title: '确定退出登录吗？', action: '退出登录' })}>普通</Button>
      <Button
        danger
        onClick={() =>
          ask({
            title: '确定停用“张三”？',
            consequence: '停用后该人员将立即退出登录且无法访问本企业。',
            action: '停用',
            danger: true,
          })
        }
      >
        危险
      </Button>
      <Button
        danger
        onClick={() =>
          ask({
            title: '确定解绑尾号 5702 的账户？',
            consequence: '解绑后该账户不能用于收付款。',
            action: '解绑',
            danger: true,
            typeToConfirm: '5702',
          })
        }
      >
        需输入确认
      </Button>
      {dialog}
    </div>
  );
}

interface MenuProps {
  title: string;
  opened: boolean;
  device: Device;
  mode?: SidebarMode;
}

function Menu({ title, opened: first, device, mode = 'topbar' }: MenuProps) {
  const [opened, setOpened] = useState(first);
  return (
    <div className={styles.menuFrame}>
      {device === 'mobile' && <Button onClick={() => setOpened(true)}>打开菜单</Button>}
      <SideMenu
        areas={menuAreas.map((area, index) => (index === 0 ? { ...area, title } : area))}
        mode={mode}
        activePath="/center/crm/company/changeAccView"
        device={device}
        opened={opened}
        onOpenedChange={setOpened}
      />
    </div>
  );
}

function Guard() {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <UnsavedGuard when={dirty} save={async () => true} />
      <Button onClick={() => setDirty(!dirty)}>{dirty ? '有未保存的内容（离开时会询问）' : '没有未保存的内容'}</Button>
    </>
  );
}

export function FrameSection() {
  return (
    <>
      <Specimen name="PageHeader" wide>
        <PageHeader
          title="人员管理"
          description="管理本企业可以登录平台的人员及其角色。"
          crumbs={[{ title: '账户中心', path: '.' }]}
          tags={<StatusTag entry={compStatusOf(40)} />}
          actions={
            <Button type="primary" icon={<PlusIcon />}>
              新增人员
            </Button>
          }
        />
      </Specimen>
      <Specimen name="SideMenu" state="展开">
        <Menu title="账户中心" opened device="desktop" />
      </Specimen>
      <Specimen name="SideMenu" state="收起">
        <Menu title="账户中心（收起）" opened={false} device="desktop" />
      </Specimen>
      <Specimen name="SideMenu" state="显示全部区域">
        <Menu title="账户中心" opened device="desktop" mode="sidebar" />
      </Specimen>
      <Specimen name="SideMenu" state="移动端">
        <Menu title="账户中心" opened={false} device="mobile" />
      </Specimen>
      <Specimen name="ActionMenu" state="头像菜单、当前企业">
        <div className={styles.row}>
          <ActionMenu
            heading="张三　138****8293"
            actions={[
              { key: 'user', label: '个人信息', icon: <UserIcon />, onSelect: () => showMessage('info', '个人信息') },
              { key: 'out', label: '退出登录', icon: <LogoutIcon />, danger: true, onSelect: () => {} },
            ]}
          >
            <Avatar size={28}>张</Avatar>
            张三
            <ChevronDownIcon />
          </ActionMenu>
          <ActionMenu
            actions={[
              { key: 'a', label: '金桥商贸有限公司', checked: true, onSelect: () => {} },
              { key: 'b', label: '东海物流有限公司', onSelect: () => {} },
              { key: 'c', label: '西山建设有限公司', disabled: true, onSelect: () => {} },
            ]}
          >
            金桥商贸有限公司
            <ChevronDownIcon />
          </ActionMenu>
        </div>
      </Specimen>
      <Specimen name="CountBadge" state="无、少、多">
        <div className={styles.row}>
          {[0, 7, 128].map((count) => (
            <Button key={count} type="text" aria-label={`站内信，${count} 条未读`}>
              <CountBadge count={count}>
                <BellIcon size={20} />
              </CountBadge>
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Dialog、SidePanel">
        <Dialogs />
      </Specimen>
      <Specimen name="useConfirm">
        <Confirms />
      </Specimen>
      <Specimen name="UnsavedGuard">
        <Guard />
      </Specimen>
      <Specimen name="Conversation">
        <Conversation
          label="咨询记录"
          entries={[
            { ours: false, content: '请问开票信息在哪里修改？', at: '2026-11-18T02:30:00Z' },
            { ours: true, content: '请在企业信息页提交变更，审核通过后生效。', at: '2026-11-18T03:02:00Z' },
          ]}
        />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          entries={[
            { title: '提交申请', state: 'done', time: '2026-11-18 10:30' },
            { title: '受理', state: 'done', time: '2026-11-18 14:02', description: '资料齐全' },
            { title: '初审', state: 'failed', time: '2026-11-19 09:15', description: '营业执照不清晰' },
            { title: '重新提交', state: 'current' },
            { title: '复审', state: 'waiting' },
          ]}
        />
      </Specimen>
      <Specimen name="Steps" wide>
        <Steps label="企业注册进度" titles={['注册账号', '开通申请', '实名认证', '平台审核']} current={2} />
      </Specimen>
      <Specimen name="Steps" state="侧边">
        <Steps
          label="变更管理员进度"
          titles={['验证身份', '选择新管理员', '上传授权书', '提交审核']}
          current={1}
          placement="side"
        />
      </Specimen>
      <Specimen name="DescriptionList" wide>
        <DescriptionList
          columns={3}
          items={[
            { label: '企业名称', value: '金桥商贸有限公司' },
            { label: '统一社会信用代码', value: '91310000MA1FL5E03X', copy: '91310000MA1FL5E03X' },
            { label: '认证状态', value: <StatusTag entry={compStatusOf(40)} /> },
            { label: '法定代表人', value: '张三' },
            { label: '注册资本', value: '1,000.00 万元' },
            { label: '行业', value: '' },
            { label: '注册地址', value: '上海市浦东新区世纪大道 100 号', wide: true },
          ]}
        />
      </Specimen>
    </>
  );
}
