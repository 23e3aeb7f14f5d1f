import { cardKeywordsShown, descriptionPreviewLength } from '../../../contract/limits.ts';
import { isBoostShownInDirectory, isBoostShownOnCard } from '../../../contract/company/boost.ts';
import type { Category } from '../../../contract/lookup/schemas.ts';
import { requestPath } from '../../../contract/request/address.ts';
import type { RequestCard } from '../../../contract/request/shapes.ts';
import { titleText } from '../../../contract/text/isolate.ts';
import { formatAge } from '../../i18n/format.ts';
import type { TradeReader } from '../../i18n/trade.ts';
import { cardParts } from '../../i18n/trade-tables.ts';
import { subCategoryName } from '../../server/trade-names.ts';
import type { Visitor } from '../../server/visitor.ts';
import { iconAddress } from '../../ui/icons.ts';
import { type Attributes, authorText, shownKeywords } from '../../i18n/author-text.ts';
import { flagMarkup, markup } from '../markup.ts';
import { preview } from '../../server/short-text.ts';
import { searchPath } from '../search/search-path.ts';

interface Row {
  visitor: Visitor;
  request: RequestCard;
  reader: TradeReader;
  categories: ReadonlyMap<string, Category>;
}

const translated = ({ t }: Visitor) =>
  markup` <svg class="icon icon--small" role="img" aria-label="${t('common.machineTranslated')}"><use href="${iconAddress('globe')}"></use></svg>`;

/**
 * The label "boosted". It is shown as long as the list sorts the request first, also in the last minutes of a boost, when the card has no
 * tint any more.
 */
const boosted = ({ t }: Visitor) =>
  markup`<p class="request__state"><button class="badge badge--boost" popovertarget="boosted"><svg class="icon icon--small" aria-hidden="true"><use href="${iconAddress('boost')}"></use></svg>${t('common.boosted')}</button></p>`;

const attributes = ({ lang, dir }: Attributes) => [
  lang === undefined ? '' : markup` lang="${lang}"`,
  dir === undefined ? '' : markup` dir="${dir}"`,
];

/** A request in a list. A list has many, and components would take several times as long (ADR 009). */
export function requestRow({ visitor, request, reader, categories }: Row): string {
  const { language, link } = visitor;
  const now = Date.now();
  const nameAttributes = attributes(authorText(request.language, language));
  const descriptionAttributes = attributes(authorText(request.descriptionLanguage ?? request.language, language));
  const category = categories.get(request.categoryId);
  const sub = subCategoryName(category, request.subCategoryId)?.[language];
  const facts = cardParts(request.facts ?? {}, reader);
  const boostEnds = request.dtBoostExpire === null ? null : Date.parse(request.dtBoostExpire);
  const classes = isBoostShownOnCard(boostEnds, now) ? 'request is-boosted' : 'request';
  const keywords = shownKeywords(request.keywords, request, language).slice(0, cardKeywordsShown);
  const tags = keywords.map((keyword) => {
    const address = link(searchPath(visitor, { selected: 1, type: request.inServiceEnum, value: keyword.text }));
    return markup`<li><a class="tag"${attributes(keyword.attributes)} href="${address}">${keyword.text}</a></li>`;
  });
  const what = [
    markup`<h2 class="request__title keep-edge"${nameAttributes}><a href="${link(requestPath(request.inServiceEnum, request.id))}">${titleText(request.name)}</a>${request.isTranslated === true && translated(visitor)}</h2>`,
    facts.length > 0 && markup`<p class="request__facts">${facts.join(' · ')}</p>`,
    markup`<p class="request__text clamp-2 keep-edge"${descriptionAttributes}>${preview(request.description, descriptionPreviewLength)}</p>`,
    markup`<ul class="tags">${tags}</ul>`,
  ];
  const from = [flagMarkup(request.country), reader.country(request.country)];
  const kind = [category?.description[language], sub && markup`<small>${sub}</small>`];
  const last = [
    markup`<span class="request__age">${formatAge(request.dtCreatedAt, language, now)}</span>`,
    isBoostShownInDirectory(boostEnds, now) && boosted(visitor),
  ];
  return markup`<li class="${classes}"><div class="request__what">${what}</div><p class="request__from">${from}</p><p class="request__category">${kind}</p><div class="request__last">${last}</div></li>`.toString();
}
