export { signIn } from '@portal/shared/testing/signed-in';
