/**
 * The layers of these folders, from the top to the ground. Each imports from its own line and from those below it;
 * `npm run lint` refuses every other import.
 */
export const layers = {
  src: [
    ['public.ts', 'start.ts'],
    ['platform.ts'],
    ['server'],
    ['customers', 'staff'],
    ['feature.ts'],
    ['domain'],
    ['kernel'],
  ],
  'src/domain': [
    ['company-change', 'real-name', 'reminder', 'support'],
    ['product'],
    ['agreement', 'bank-account', 'visitor'],
    ['company'],
    ['article', 'case', 'content', 'employee', 'invitation', 'password', 'personal-data', 'staff'],
    ['notice'],
    ['reference'],
  ],
  'src/kernel': [
    ['dispatch', 'files', 'step-up'],
    ['codes'],
    ['captcha', 'protection'],
    ['calls'],
    ['services.ts'],
    ['counts', 'envelope', 'outbox', 'ports', 'session', 'staff'],
    ['messages', 'tenant'],
    ['config.ts'],
    ['passwords.ts'],
    ['http'],
    ['data', 'html'],
  ],
};

/** The features that know another feature, and why. There should be few: what several need is in `src/domain`. */
export const featurePairs = {
  'customers/account-profile': {
    'customers/employees': "an own number changes by the company's form if the person is an employee",
    'customers/session': 'the profile shows the company that the session shows',
    'customers/verification': 'a new contact is proven as any contact',
  },
  'customers/admin-change': { 'customers/employees': 'the new administrator may be added as an employee first' },
  'customers/messages': { 'customers/articles': 'notices are in the list of messages' },
  'customers/products': { 'customers/messages': 'the product centre counts unread messages' },
  'customers/ways-out': {
    'customers/company-change': 'a correction of a closed company is a change that is made there',
    'customers/files': 'papers come by a ticket in the place of a session',
  },
  'staff/companies': {
    'customers/files': "a company's papers are shown by the rules of its own people",
    'staff/people': "a company's page lists its people",
  },
  'staff/people': {
    'customers/account-profile': 'a number that the person asked for is decided here',
    'customers/login': 'a lock ends as after a right password',
  },
  'staff/requests': {
    'staff/accounts': 'what a second person confirms is carried out there',
    'staff/tenants': 'likewise',
  },
  'staff/work': {
    'staff/cases': 'figures count the cases of the queue',
    'staff/support': 'the next questions are read as in their list',
  },
};
