export { aliyunAuthorization, aliyunHeaders, aliyunQuery } from './aliyun-signature';
export { tencentAuthorization } from './tencent-signature';
