import type { CallReply } from '@portal/shared/contract';

export type Device = CallReply<'deviceList'>[number];

export const deviceName = ({ browser, system }: Pick<Device, 'browser' | 'system'>): string => `${browser} · ${system}`;
