/** Schedules the refund of a paid contact, which is cancelled if somebody opens the chat (docs/behaviour.md#contact-refund). */
import { logFailure } from '../../platform/log.ts';
import { kindOf } from '../../../contract/wire/request-log.ts';
import { contactRefundMs, minuteMs } from '../../../contract/limits.ts';
import { chatsEvent, sendLiveEvents } from '../../notification/live-events.ts';
import { sendLiveUpdates } from '../../notification/live-updates.ts';
import type { Env } from '../../platform/env.ts';
import { refundContact } from '../contact/refund-store.ts';
import type { NewRoomMessage, RefundPlan } from './room-message.ts';

interface NotedPlan extends Omit<RefundPlan, 'arrivedAt'> {
  /** The company that paid. */
  companyId: string;
  /** Sequence number of the paid message. */
  sequence: number;
  /** Time of the refund in milliseconds since the epoch, by the room's clock. It is counted from the arrival of the message. */
  at: number;
}

const slot = 'refund';

export class RoomRefund {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  /** Records a message: a paid one starts the time, and an answer by the other company ends it. */
  note({ refund, companyId }: NewRoomMessage, sequence: number, now: number): void {
    if (refund === undefined) this.seen(companyId, sequence);
    else {
      const { arrivedAt = now, ...plan } = refund;
      this.#kv.put<NotedPlan>(slot, { ...plan, companyId, sequence, at: arrivedAt + contactRefundMs });
    }
  }

  /** A company has read up to a sequence, so the other side's paid messages are not refunded. */
  seen(companyId: string, sequence: number): void {
    const plan = this.#plan();
    if (plan !== undefined && plan.companyId !== companyId && plan.sequence <= sequence) this.#kv.delete(slot);
  }

  /** Whoever deletes the paid message has had the contact: it is not refunded. */
  removed(companyId: string, sequence: number): void {
    const plan = this.#plan();
    if (plan !== undefined && plan.companyId === companyId && plan.sequence === sequence) this.#kv.delete(slot);
  }

  /** Times of due work, ms. */
  due(): number[] {
    const plan = this.#plan();
    return plan === undefined ? [] : [plan.at];
  }

  /** The time of the refund, for the company that paid. */
  dueFor(companyId: string): number | null {
    const plan = this.#plan();
    return plan?.companyId === companyId ? plan.at : null;
  }

  /**
   * Refunds due credits. Failures are retried: the database knows whether the refund was made. While it answers, the chat may be read or
   * paid for again; that plan stays.
   * @returns whether credits were refunded
   */
  async settle(env: Env, now: number): Promise<boolean> {
    const plan = this.#plan();
    if (plan === undefined || plan.at > now) return false;
    try {
      const accounts = await refundContact(env.DB.withSession('first-primary'), plan, plan.sequence, now);
      if (this.#isNoted(plan)) this.#kv.delete(slot);
      if (accounts === null) return false;
      await sendLiveEvents(
        env,
        accounts.map((userId) => chatsEvent(userId, plan.chatId)),
      );
      await sendLiveUpdates(env);
      return true;
    } catch (error) {
      logFailure({ room: 'refund', error: kindOf(error) });
      if (this.#isNoted(plan)) this.#kv.put<NotedPlan>(slot, { ...plan, at: now + minuteMs });
      return false;
    }
  }

  #isNoted({ key }: NotedPlan): boolean {
    return this.#plan()?.key === key;
  }

  #plan(): NotedPlan | undefined {
    return this.#kv.get<NotedPlan>(slot);
  }
}
