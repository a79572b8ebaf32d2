import { ApiError, call, useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { Button, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { LogoutIcon, useConfirm } from '@portal/shared/ui/frame';
import { Section } from '../section';
import { type Device, DeviceRow, deviceName } from './device-row';
import styles from './devices-section.module.css';

/** The devices on which the person is logged in, with a way to end each login. */
export function DevicesSection() {
  const devices = useKeptAnswer('deviceList', {}, useMessageVersion());
  const [confirm, question] = useConfirm();
  const others = devices.value?.filter(({ current }) => !current) ?? [];

  /** The list is out of date after the act, whatever the result. */
  async function act(write: () => Promise<unknown>) {
    // The client shows the reason of a failure.
    await write().catch(ApiError.expect);
    devices.reload();
  }
  async function signOutOne(device: Device) {
    const sure = await confirm({
      title: `确定让“${deviceName(device)}”退出登录？`,
      consequence: '该设备将立即退出登录，再次使用需要重新登录。',
      action: '退出登录',
      danger: true,
    });
    if (sure)
      await act(() => call('deviceLogout', { body: { deviceId: device.deviceId } }, { success: '该设备已退出登录' }));
  }
  async function signOutOthers() {
    const sure = await confirm({
      title: `确定退出其他 ${others.length} 台设备？`,
      consequence: '这些设备将立即退出登录，当前设备不受影响。如发现陌生设备，请同时修改登录密码。',
      action: '退出其他设备',
      danger: true,
    });
    if (sure) await act(() => call('deviceLogoutOthers', {}, { success: '其他设备已退出登录' }));
  }

  return (
    <Section
      title="登录设备"
      note="如发现不是您本人使用的设备，请立即退出并修改登录密码。"
      action={
        others.length > 0 && (
          <Button danger icon={<LogoutIcon />} onClick={() => void signOutOthers()}>
            退出其他设备
          </Button>
        )
      }
    >
      <LoadedArea loaded={devices} skeleton={<TextSkeleton lines={4} />}>
        {(shown) => (
          <ul className={styles.devices} aria-label="登录设备">
            {shown.map((device) => (
              <DeviceRow key={device.deviceId} device={device} onSignOut={() => void signOutOne(device)} />
            ))}
          </ul>
        )}
      </LoadedArea>
      {question}
    </Section>
  );
}
