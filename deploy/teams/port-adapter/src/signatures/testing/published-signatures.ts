/**
 * The requests that the vendors sign in their own documentation, step by step, with what comes out. The keys are the
 * placeholders that stand there.
 */

/** The example with fixed parameters in https://help.aliyun.com/document_detail/2593177.html, "V3版本请求体&签名机制". */
export const publishedByAliyun = {
  keyId: 'YourAccessKeyId',
  keySecret: 'YourAccessKeySecret',
  query: 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
  headers: {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  },
  authorization:
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
} as const;

/** `DescribeInstances` in https://cloud.tencent.com/document/api/213/30654, "签名方法 v3". Both keys are masked with stars. */
export const publishedByTencent = {
  keyId: `AKID${'*'.repeat(32)}`,
  keySecret: '*'.repeat(32),
  service: 'cvm',
  timestamp: 1_551_113_065,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    host: 'cvm.tencentcloudapi.com',
    'x-tc-action': 'describeinstances',
  },
  body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
  authorization: `TC3-HMAC-SHA256 Credential=AKID${'*'.repeat(32)}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
} as const;
