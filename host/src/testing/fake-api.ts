export * from '@portal/shared/testing/fake-api';
