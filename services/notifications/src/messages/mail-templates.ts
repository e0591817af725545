import { accountMails } from './account-mails.ts';
import { adminMails } from './admin-mails.ts';
import { communityMails } from './community-mails.ts';

/** The mails by kind of message. */
export const mailTemplates = { ...accountMails, ...communityMails, ...adminMails };
