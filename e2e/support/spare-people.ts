/**
 * Employees of the first demonstration company, and the test that changes each. Tests run side by side: if a test
 * relies on a person's password, number, device or messages, that person belongs to that test alone. 11 and 22 are
 * invited, 20 and 23 have never logged in, 09 and 18 are disabled.
 */
export const sparePeople = {
  passwordReset: '13900000001',
  messageList: '13900000002',
  harmlessContent: '13900000003',
  wrongPassword: '13900000004',
  liveMessages: '13900000005',
  mobileChanger: '13900000006',
  emailChanger: '13900000007',
  deviceOwner: '13900000008',
  pictured: '13900000010',
  disabled: '13900000012',
  passwordChanger: '13900000013',
  passwordLeaver: '13900000014',
  sentNothing: '13900000015',
  supportAsker: '13900000016',
  numberCorrected: '13900000017',
  supportAnswered: '13900000019',
} as const;

/** The name is 曹 and 子涵 in the demonstration's list of names. */
export const disabledName = '曹子涵';
