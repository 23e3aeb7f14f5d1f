import { unansweredWrites } from '../../client/store/unanswered.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keywordsUsual } from '../../../contract/catalogue/keywords.ts';
import { chargeOf, createRequestService, priceOfRefusal } from '../../../contract/plan/charge.ts';
import { getServicePrices } from '../../../contract/plan/calls.ts';
import { addAndEditRequest } from '../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import type { DataOf } from '../../../contract/wire/call.ts';
import { sharedName } from '../../../contract/share.ts';
import type { Remedy } from '../../client/session/remedies.ts';
import type { Draft } from '../../form/draft.ts';
import { sentFiles } from '../../form/files.ts';
import { leaveInput } from '../../form/leave-input.ts';
import { sentInput } from '../../form/sent-input.ts';
import { useForm } from '../../form/use-form.ts';
import type { UploadList } from '../../form/upload-list.ts';
import { useUploads } from '../../form/use-uploads.ts';
import { errorText } from '../../i18n/format.ts';
import type { Failure } from '../../client/call.ts';
import { setAccount } from '../../client/session/session.ts';
import { saySuccess } from '../shared/say-success.ts';
import { goOn } from '../../client/session/leaving.ts';
import { arriveBack, keepWayBack } from '../../client/session/way-back.ts';
import { leaveAfter } from '../shared/leave.ts';
import { useArrivals } from '../shared/fields/use-arrivals.ts';
import { allowedBy, usePlanLimits } from '../shared/gate/limits.ts';
import { open, stayHere } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useOwnCompanies } from '../shared/data/use-own-companies.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import type { RequestSpendProps } from './sending/RequestSpend.tsx';
import type { ResendQuestionProps } from './sending/ResendQuestion.tsx';
import { onlyCompanyOf } from './offered-companies.ts';
import type { StoredBeforeProps } from './StoredBefore.tsx';
import { emptyRequest, fromTyped, requestBody, requestForm, typedOf, valuesOf, type RequestValues } from './form.ts';

export interface RequestFormState {
  form: UseFormReturn<RequestValues>;
  draft: Draft | null;
  keywordLimit: number;
  images: UploadList;
  files: UploadList;
  isBusy: boolean;
  /** Price of adding, in credits; null while it is not known, 0 for a stored request. */
  price: number | null;
  /** Saves after the price is confirmed. @param isSent whether the request is also sent to the moderators, in the same step */
  submit: (isSent: boolean) => Promise<void>;
  spend: RequestSpendProps;
  storedBefore: StoredBeforeProps;
  /** The confirmation before a rejected request is sent again, while it is open. */
  resend: ResendQuestionProps | null;
}

/** Initial values of a new request, and the addresses of files to copy. */
export interface Beginning {
  /** The request that is copied. */
  of: string;
  values: RequestValues;
  imageUrls: readonly string[];
  fileUrls: readonly string[];
}

const idOf = (done: unknown): string | null => {
  const { id } = (done ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/** @returns the price of adding in a list of prices, in credits; null without a list */
function listedPrice(list: DataOf<typeof getServicePrices> | undefined): number | null {
  if (list === undefined) return null;
  const row = list.servicePrices.find(({ serviceTypeEnum }) => serviceTypeEnum === createRequestService);
  return row === undefined ? 0 : chargeOf(row).credits;
}

/** Checks, confirmation of the price, and saving. Editing is free and needs no confirmation. */
export function useRequestForm(present: OwnRequest | null, type: string | undefined, beginning?: Beginning): RequestFormState {
  const { t, language } = useTexts();
  const { data: own } = useOwnCompanies();
  const begun = beginning?.values ?? emptyRequest(type);
  const { form, draft, validate, blame } = useForm(
    requestForm,
    present === null ? { ...begun, companyId: begun.companyId || onlyCompanyOf(own?.companies ?? []) } : valuesOf(present, language),
    {
      say: sayFailure,
      draft: { name: 'request', id: present?.id, within: beginning?.of },
    },
  );
  /**
   * The request whose version the next save names. A newer version with the same values (after a boost or a decision) replaces it. A
   * version with other values does not, so that the API refuses to overwrite changes by somebody else.
   */
  const read = useRef(present);
  const images = useUploads(form, 'images', 'AddAndEditRequest.ImageList');
  const files = useUploads(form, 'files', 'AddAndEditRequest.FileList');
  const { isWaiting, haveArrived } = useArrivals(form, { images, files });
  /** With the language, in whose notation numbers are typed. */
  const typed = () => ({ ...typedOf(form.getValues()), typedIn: language });
  const limits = usePlanLimits('AddRequestKeyword');
  const keywordLimit = allowedBy(limits?.AddRequestKeyword, present?.keywords.length ?? 0, keywordsUsual);
  /** The confirmation of the price is open, and whether the request is sent afterwards. */
  const [asked, setAsked] = useState<{ isSent: boolean } | null>(null);
  /** The confirmation that the faults are corrected is open. */
  const [isConfirming, setConfirming] = useState(false);
  const isBegun = useRef(false);
  const isNew = present === null;
  const copyFiles = useCallback(
    (of: Beginning): void => {
      // Loaded for copies only.
      const copies = import('./copied-files.ts').then((part) => part.copiedFiles(of, form, draft));
      Promise.all([
        images.addLater(copies.then(([copiedImages]) => copiedImages)),
        files.addLater(copies.then(([, copiedDocuments]) => copiedDocuments)),
      ]).catch(() => sayFailure(t('request.form.filesNotCopied')));
    },
    [form, draft, images, files, t],
  );
  const isShared = present === null && new URLSearchParams(location.search).has(sharedName);
  const beginShared = useCallback(async (): Promise<void> => {
    const shared = await import('../../client/store/shared-files.ts').then(
      (part) => part.takeShared(),
      () => null,
    );
    if (shared === null) return;
    // Appended, because the form may show a restored draft.
    const description = [form.getValues('description'), shared.text].filter((each) => each !== '').join('\n');
    form.setValue('description', description, { shouldDirty: true });
    images.add(shared.images);
  }, [form, images]);
  // Back from buying a plan or credits: the draft is restored.
  useEffect(() => {
    const back = arriveBack();
    const draft = fromTyped(back, form.getValues(), language);
    if (draft === null) {
      if (beginning !== undefined && !isBegun.current) copyFiles(beginning);
      else if (isShared && !isBegun.current) void beginShared();
      isBegun.current = true;
      return;
    }
    for (const [name, value] of Object.entries(draft)) form.setValue(name as keyof RequestValues, value, { shouldDirty: true });
  }, [form, beginning, copyFiles, isShared, beginShared, language]);
  const prices = useCall(getServicePrices, undefined, { enabled: isNew });
  const [isPricing, setPricing] = useState(false);
  /** The new price with which a press was refused. */
  const [priceChange, setPriceChange] = useState<{ before: number; now: number } | null>(null);
  const price = isNew ? (priceChange?.now ?? listedPrice(prices.data)) : 0;
  /** What the open question shows: it opens with a known price. */
  const shownPrice = price ?? 0;
  /** Waits for the price, because nobody is charged a price that was not shown. @returns null, after an error, if it cannot be read */
  const knownPrice = async (): Promise<number | null> => {
    if (price !== null) return price;
    setPricing(true);
    const { data, error } = await prices.refetch();
    setPricing(false);
    if (error !== null) sayFailure(errorText(t, error.failure));
    return listedPrice(data);
  };

  /** The request that an earlier press has stored although its answer was lost. */
  const [storedId, setStoredId] = useState<string | null>(null);
  const onFailure = (failure: Failure, remedy: Remedy | undefined): boolean => {
    const id = failure.code === 'EARLIER_DONE' ? idOf(failure.done) : null;
    if (id !== null) {
      setStoredId(id);
      return true;
    }
    const now = priceOfRefusal(failure);
    if (now !== null) {
      setPriceChange({ before: shownPrice, now });
      return true;
    }
    blame(failure);
    // A refusal without a remedy says that nothing was saved, and the reason if it is known.
    const general = t(isNew ? 'request.form.notAdded' : 'request.form.notUpdated');
    const sentence = errorText(t, failure);
    sayFailure(remedy === undefined ? `${general}: ${sentence}` : sentence);
    return true;
  };
  const write = useWrite(addAndEditRequest, { onFailure, adds: isNew ? unansweredWrites : undefined });

  /** @param agreed the price that was shown */
  const store = async (isSent: boolean, agreed: number, isHere = stayHere()): Promise<void> => {
    const values = form.getValues();
    const [now, before] = [present, read.current].map((request) => request && JSON.stringify(valuesOf(request, language)));
    if (now === before) read.current = present;
    const input = sentInput(form);
    const answer = await write.run({
      body: requestBody(values, read.current, isSent, language, isNew ? agreed : undefined),
      ...sentFiles({ ImageList: values.images, FileList: values.files }),
    });
    // A changed price is confirmed again, also if there was none before.
    setAsked(!answer.ok && answer.code === 'PRICE_CHANGED' ? { isSent } : null);
    setConfirming(false);
    if (!answer.ok) {
      if (isHere()) leaveAfter(answer, typed);
      return;
    }
    draft?.forget();
    const { request, inCredit } = answer.data;
    setAccount({ inCredit });
    const isPending = isSent && request.state === 'pending';
    saySuccess(t, addAndEditRequest, isPending ? 'request.form.sent' : isNew ? 'request.form.added' : 'request.form.updated');
    const isNewer = input.hasChanged();
    if (isNewer) {
      const start = valuesOf(request, language);
      input.showStored(start);
      if (isNew || !isHere()) {
        // What was typed meanwhile is the draft of the request's form.
        leaveInput({ name: 'request', id: request.id }, { start, values: form.getValues(), language }, requestForm.draft);
        draft?.forget();
      }
    }
    if (!isHere()) return;
    if (!isNewer) return open('/my-requests');
    if (isNew) return goOn(() => open(`/edit-request/${request.id}`));
    // The form stays open, because it has unsaved input again.
    read.current = request;
    write.renew();
  };

  /** Opens the request that an earlier press has stored, with the changes typed since. */
  const openStored = (id: string): void => {
    const changed = typed();
    goOn(() => open(`/edit-request/${id}`));
    draft?.forget();
    keepWayBack(changed);
  };

  const submit = async (isSent: boolean): Promise<void> => {
    const isHere = stayHere();
    if (!validate({ keywordLimit, language, now: Date.now() })) return;
    const agreed = await knownPrice();
    // Last, because a file that is added while this waits for the price is sent too.
    if (agreed === null || !(await haveArrived())) return;
    if (isSent && present?.state === 'rejected') return setConfirming(true);
    if (agreed === 0) await store(isSent, agreed, isHere);
    else setAsked({ isSent });
  };
  return {
    form,
    draft,
    keywordLimit,
    isBusy: write.busy || isWaiting || isPricing,
    images,
    files,
    price,
    submit,
    spend: {
      isOpen: asked !== null,
      price: shownPrice,
      before: priceChange?.before ?? null,
      isSent: asked?.isSent === true,
      busy: write.busy,
      onClose: () => setAsked(null),
      onSpend: () => void store(asked?.isSent === true, shownPrice),
      typed,
    },
    storedBefore: {
      isOpen: storedId !== null,
      onClose: () => setStoredId(null),
      onOpen: () => storedId !== null && openStored(storedId),
    },
    resend:
      present === null || !isConfirming
        ? null
        : { request: present, onClose: () => setConfirming(false), onConfirm: () => void store(true, 0), busy: write.busy },
  };
}
