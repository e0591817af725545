/** Words that once made a page wider than a phone: 45 characters of an address, and one word without an end. */
export const mail = 'wilhelmina.featherstonehaugh@longmail.example';
export const endless = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(2);
export const arabic = 'والحمدللهربالعالمينعلىكلحالوفيكلوقتوحين'.repeat(2);
export const hebrew = 'ברוךהשםעלכלמהשעשהלנובכליוםובכלשעה'.repeat(2);
export const chinese = '請為我的家人和我們的小店祷告求神保守我們每一天的平安'.repeat(3);
export const longTexts = [mail, endless, arabic, hebrew, chinese];
