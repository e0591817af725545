import { site } from '@kbf/contracts/site';
import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;

/** Time, skill and things that people offer. */
export const offerThemes: readonly Theme[] = [
  {
    id: 'things',
    chosen: 'gift-in-kind',
    subject: 'gift-in-kind',
    named:
      /\b(?:van full|chairs|furniture|stock\b|truck|vehicle|f-?150|f-?250|car you|equipment|laptops?|print things|bitcoin|crypto|ethereum|mobile money|paypal|venmo|cedis)\b/i,
    unless: /\b(?:repossess\w*|i can drive|my husband[’']s truck|in stock|food truck)\b/i,
    opens: [
      say((told) => {
        const pay = told.has(/\b(?:bitcoin|crypto|ethereum|mobile money|paypal|venmo|cedis)\b/i);
        if (pay)
          return `I do not know; nothing that I have says whether we can take ${told.find(/\b(bitcoin|crypto|ethereum|mobile money|PayPal|Venmo)\b/i) ?? 'that'}, so please send nothing that way on the strength of a guess. Write one line to ${mail} or into the Donation form: “Can I give ${told.sums[0] ?? 'a small gift'} by … from …, and what of it reaches you after fees?” A person answers within ${hours} hours. And beware of anyone who names you a wallet or a number in our name: a true answer comes from that address.`;
        const what =
          told.find(
            /\b((?:\d+ )?(?:office )?chairs|stock|(?:old |2011 )?(?:F-\d+|truck)|furniture|laptops?|vehicle)\b/i,
          ) ?? 'that';
        return `That is kind, and I have to be honest: we meet online and I know of no building or store of ours, so for ${what} there is hardly a use with us${when(/stock|truck|vehicle/i.test(what), ', but a person may know a way (some gifts can be sold and given on)')}. Please load or sign over nothing on my word. Ask at ${mail} in two lines: what it is, how many, in what state, where it stands, and by when it must be gone. You get a yes or no within ${hours} hours.${when(/stock|truck|vehicle/i.test(what), ' And ask your tax adviser whether to give the thing itself or to sell it first.')}\n\nBy when does it have to be decided?`;
      }),
    ],
    goesOn: [
      say(
        `Put that into the two lines to ${mail}; the more exactly it is described, the faster the yes or no. Until you have it in writing, keep the thing where it is.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:if not you|who (?:else|then)|then who|somebody else|where else)\b/i,
        (told) =>
          `Near you somebody will be glad of them. In this order I would ask: your own church and the two next to it (halls always need ${when(told.has(/\bchairs\b/i), 'chairs', 'something')}); a furniture or reuse charity, which mostly collects by van free of charge; a hostel, a refugee support group, a community center or a school that is setting up; and the council’s list for reuse. ${when(told.has(/\b(?:hunslet|leeds)\b/i), 'In Leeds there are several of that kind; search for “furniture reuse Leeds”. ')}Send one picture and one line, “22, good condition, collect by Friday”, to all at once; the first to answer gets them. What nobody takes in a week goes to an online free list.`,
      ),
      ask(
        /\b(?:who do i send|offer to|print)\b/i,
        `To ${mail}, or into the Event Sponsorship form, which is made for what a company gives: who you are, what you would print, up to what value each quarter, and how many days you need. A person answers within ${hours} hours. Ask for one contact person and one first job, a program for an evening for instance; then both sides know how it works.`,
      ),
    ],
  },
  {
    id: 'abroad-offer',
    subject: 'about-time',
    named:
      /\b(?:accept people outside|need to be american|nairobi|lagos|accra|kampala|manila|cebu|from (?:here|cebu|accra|kampala|nairobi|lagos|manila|uganda|ghana|philippines|kenya|nigeria|india)|i am \w+ from \p{Lu}\p{Ll}+|i live in (?:accra|kampala|cebu|lagos|nairobi))\b/iu,
    opens: [
      say(
        (told) =>
          `Yes, gladly, from wherever you are: we meet online, and nobody asks for a passport. ${when(told.has(/\b(?:wordpress|shopify|websites?)\b/i), 'Somebody who builds websites is of use to a fellowship of business owners; your English is good enough, I have understood every word. ')}${when(told.has(/\b(?:acca|accounting|accountant)\b/i), 'Years of accounting are worth a great deal to owners who cannot read their own books. ')}${when(told.has(/\b(?:pray every|translate|luganda)\b/i), 'To pray each morning is not the small part; people on the community page wait for just that. And whoever knows two languages can open a door for others. ')}Use the Guest Speaker form, it comes nearest: what you can do, ${told.find(/\b(\d+ (?:hrs|hours) (?:per|a) week|two saturdays in a month)\b/i) ?? 'how many hours'}, your time zone, one example of your work. A person answers within ${hours} hours and says honestly whether there is something to do just now.\n\nWhat would you like to begin with, if you could choose?`,
      ),
    ],
    goesOn: [
      say(
        `That belongs into the form in one line as well; a person can then say yes or no to it. Write also which hours of your day are free in Eastern time, so that a first talk comes about easily.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:paid|pay|salary|money for it|a little)\b/i,
        `As far as I know, no: what is offered here is given freely, and I know of no fund for it. If you need the hours to live on, that is no shame; then offer one small thing (a page repaired, one evening) and keep the rest for paid work. Ask at ${mail} whether members look for somebody to hire; in a fellowship of owners good work gets around. Never work for weeks on the hope of pay that nobody has promised in writing.`,
      ),
      ask(
        /\b(?:mobile money|small gift|cedis|shillings|send)\b/i,
        `For a small gift the fees between countries are often larger than the gift. Ask first at ${mail}: “Can you take mobile money, and what of a small gift reaches you?” I do not know it, and a person answers within ${hours} hours. If not, give the same sum to somebody in need near you, and your Saturdays to us. That is no lesser way.`,
      ),
      ask(
        /\b(?:useful|help|good enough)\b/i,
        `Yes, it is useful. Begin today without asking anyone: on the community page stand requests of real people; take one name each morning at four and write one sentence under it. For translating, name the two languages in the form, and how many pages a week. A person says whether there is a text waiting; until then your prayer is already at work.`,
      ),
    ],
  },
  {
    id: 'skills',
    chosen: 'about-time',
    subject: 'about-time',
    named:
      /\b(?:i[’']?m an? (?:retired |licensed |registered )?(?:\w+ )?(?:nurse|plumber|electrician|designer|attorney|lawyer|accountant|teacher|paralegal|driver|carpenter|photographer|translator|bookkeeper|pharmacist|programmer|mechanic|chef|cook|musician|electrician)|i am (?:a |an )?(?:paralegal|nurse|plumber|teacher|accountant)|i can (?:drive|do|teach|cook|translate|listen|help|play|sew)|could i (?:translate|help|volunteer|teach)|volunteer\w*|could you use (?:someone|me)|have any use for me|use someone like me|free advice|plenty of time|i (?:build|make) websites|i sat with|hospice volunteer|my time|give (?:my )?time|pcv licen[cs]e)\b/i,
    unless: /\b(?:need help|can[’']?t give anything|debt|lost my lease)\b/i,
    opens: [
      say((told) => {
        const law = told.has(/\b(?:attorney|lawyer|paralegal|legal)\b/i);
        const craft = told.has(/\b(?:plumber|electrician|carpenter|pipes|mechanic)\b/i);
        const drive = told.has(/\b(?:i can drive|pcv|shuttle|driver)\b/i);
        const care = told.has(/\b(?:nurse|cpr|blood pressure|hospice|listen)\b/i);
        const words = told.has(/\b(?:translate|spanish|hmong|luganda)\b/i);
        const show = told.has(/\b(?:designer|graphic|website|photograph\w*|wordpress)\b/i);
        const what =
          (drive &&
            'A clean licence and years at the wheel: thank you. I know of no conference with a shuttle, as we meet online, so I cannot promise you a route. But meetings in person do come about among members, and somebody who drives for nothing is remembered.') ||
          (words &&
            'Whoever can say a thing in three languages opens three doors. Forms and letters for members are just the kind of help that no budget buys; you are right to draw the line at legal advice, and should write it on every page: translation only.') ||
          (law &&
            'Professional hours are a large gift. They need a frame: general information and no mandate, the subjects and states for which you speak, and that your insurance knows of it. A monthly hour of questions after a gathering is often the best form. You need not be a member for it.') ||
          (craft &&
            'What a good offer: for a widow with a burst pipe a Saturday is worth more than a check. I have no list of such houses; two ways lead there. Write to us, so that members know of you; and ask the deacons of three churches near you, who always know one.') ||
          (care &&
            'Yes. Owners are seldom asked how they are, and somebody who can listen, check a pressure or show what to do when a heart stops is of use among them. As we meet online, begin with what works there: an evening on looking after oneself, an ear for one who is grieving. What needs hands is possible where members meet in person.') ||
          (told.has(/\b(?:bookkeep\w*|accounting|accountant|cpa)\b/i) &&
            'Yes, it would: many owners cannot read their own books, and an evening with somebody patient changes a year. Say what you offer (sorting, teaching a program, a look at a month) and that you give no tax advice.') ||
          (show &&
            'Yes, that is useful: an invitation, a page to print, a site that loads. Older software is no obstacle; if it were, somebody would say so.') ||
          'Time and skill are gifts that no budget buys. Thank you.';
        const when_ = told.find(
          /\b((?:tuesdays?|wednesdays?|thursdays?|saturdays?|evenings?)(?: and (?:every second )?(?:\w+days?))?(?: only)?|(?:about )?(?:three|3|two|\d) (?:hours|hrs) (?:a|per) (?:week|month)|maybe 3 hours a month)\b/i,
        );
        return `${what}\n\nThe way in: choose Guest Speaker on this page (there is no form of its own for helpers, this one comes nearest) and write one sentence: “I can …, ${when_ ? when_.toLowerCase() : '… hours a month'}, until …” A person reads it and answers within ${hours} hours, also when there is nothing just now.`;
      }),
    ],
    goesOn: [
      say(
        (told) =>
          `Good to know; put it into the same sentence: ${around('“', told.find(/\b((?:tuesdays?|about three hours|three hours|every second saturday|evenings only)[^.]*)/i), '”, ')}so that nobody asks you for more than you have. Small and certain is worth more here than large and vague. A person writes back within ${hours} hours. And until then you can begin at once: on the community page people wait for a kind line under their request, and for that no form is needed.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:insurance|certificate|licen[cs]e|background)\b/i,
        `I do not know whether they ask for it, but offer it: “certificate of insurance and license on request”. That is a good sign in every first message, and protects both sides. Send no copies before somebody from ${mail} has asked for them. And agree for each visit in one line what is done, that it is free, and who pays for material; then a good deed stays one.`,
      ),
      ask(
        /\b(?:who do i talk|how would that work|member|need to be)\b/i,
        `You need not be a member. Send the form with one sentence on what you offer and how many hours; a person talks it through with you, and nothing is settled before. Begin with one single thing that has an end, an evening or three hours, and see how both sides like it. Whoever wants to belong as well finds the join form on the home page.`,
      ),
      ask(
        /\b(?:software|newest|old|programs?|version)\b/i,
        'No, that is no problem. A page to print, a title, an invitation can be made with almost anything. Say which programs and versions you have, and whether you can hand over a PDF; then nobody expects what you cannot do. Thirty years of eye are rarer than the newest program.',
      ),
      ask(
        /\b(?:drive|dark|distance|travel)\b/i,
        'You need not drive anywhere: the gatherings are online, by video or simply by telephone sound, from your own chair. What you offer can be done from there as well, listening above all. If something near you comes up in daylight, somebody will ask, and you may say no.',
      ),
    ],
  },
];
