/**
 * Words in letters that people in China use for passwords; the lists of other countries lack them: greetings and love,
 * firms and trades, family names, cities, and keyboard patterns.
 */
export const chineseWords: readonly string[] = `
nihao nihaoma woaini woaiwo woaiwojia woaizhongguo woainima wodemima mima mimamima mimashi xinmima jiumima denglu
denglumima yonghu yonghuming zhanghao guanliyuan guanli admin admins administrator root test tests demo guest sysadmin
zhongguo zhonghua zhongguoren beijing shanghai tianjin chongqing guangzhou shenzhen hangzhou nanjing suzhou wuhan
chengdu xian changsha zhengzhou qingdao dalian xiamen ningbo wuxi foshan dongguan jinan hefei fuzhou kunming haerbin
shenyang changchun shijiazhuang taiyuan nanchang guiyang nanning haikou lanzhou xining yinchuan wulumuqi lasa hongkong
aomen taiwan taibei guangdong zhejiang jiangsu shandong sichuan hubei hunan henan hebei fujian anhui
gongsi qiye jituan youxian youxiangongsi gufen bangong bangongshi caiwu caiwubu kuaiji chuna renshi xiaoshou caigou
fuwu fuwuqi xitong pingtai menhu zhifu zhuanzhang yinhang jinrong gongying gongyinglian baoli piaoju rongzi daikuan
hetong fapiao dingdan kehu shangwu dianzi wangluo keji maoyi wuliu cangku shengchan zhizao jianshe gongcheng xiangmu
shujuku shouji diannao youxiang weixin zhifubao taobao tianmao jingdong baidu tengxun alibaba huawei xiaomi lianxiang
pingan zhaoshang gongshang jianhang nonghang zhonghang jiaohang minsheng xingye pufa guangda huaxia
wang wangwang wangwei wangfang wangjing wangli li lili liwei lina liqiang zhang zhangwei zhangmin zhangli zhanglei liu
liuwei liuyang chen chenchen chenjie yang yanghong huang zhao zhaolei wu zhou xu sun ma zhu hu guo he lin gao luo
xiaoming xiaohong xiaowang xiaoli laowang laoban baobao baobei qinai qinaide laopo laogong mama baba gege meimei jiejie
didi yeye nainai erzi nver haizi pengyou tongxue laoshi
shengri kuaile shengrikuaile xinnian xinniankuaile gongxi facai gongxifacai jixiang ruyi jixiangruyi pingping
pingpinganan wanshiruyi jiankang xingfu caiyun hongyun haoyun fugui longlong huohuo chunjie zhongqiu guoqing
caonima shabi tamade haha hehe heihei xixi lala aini ainiyiwan iloveyou yiwannian yishengyishi wuyi liuyi shuangshiyi
qwer qwert qwerty qwertyu qwertyui qwertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
qaz wsx edc rfv tgb qazwsx qazwsxedc qazxsw wsxedc edcrfv zaqwsx zaqxsw zaq xsw cde cdexsw zxcasd zxcasdqwe qweasd
qweasdzxc asdqwe asdzxc qweqwe asdasd zxczxc qweqweqwe poiuy poiuyt lkjhgf mnbvc mnbvcxz
abc abcd abcde abcdef abcdefg abcabc abcdabcd aabb aabbcc abcabcabc aaa aaaa bbb ccc xxx zzz qqq www
aa ab as ad ai az bb cc dd go hi ok pw qq qw qa ws wo ww xx zz
password passwords passwd passw pass pwd changeme welcome letmein portal login signin secret secrets default initial
company finance account service support system server oracle mysql postgres redis tomcat nginx linux ubuntu windows
spring summer autumn winter monday tuesday wednesday thursday friday saturday sunday january february march april june
july august september october november december
`
  .trim()
  .split(/\s+/);
