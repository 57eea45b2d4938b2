type Listener = (data: unknown) => void

/** Stores listeners by event, like the real client's emitters. */
class Emitter {
  readonly #listeners = new Map<string, Listener[]>()
  bind(event: string, listener: Listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
  }
  unbind(event?: string, listener?: Listener) {
    if (event === undefined) return this.#listeners.clear()
    const rest = (this.#listeners.get(event) ?? []).filter((each) => each !== listener)
    this.#listeners.set(event, rest)
  }
  emit(event: string, data?: unknown) {
    for (const listener of this.#listeners.get(event) ?? []) listener(data)
  }
}

interface Member {
  readonly id: string
  readonly info: unknown
}

class FakeConnection extends Emitter {
  state = 'connecting'
  goTo(current: string) {
    const previous = this.state
    this.state = current
    this.emit('state_change', { previous, current })
  }
}

class FakeChannel extends Emitter {
  readonly #known = new Map<string, Member>()
  readonly #members = {
    myID: '',
    each: (visit: (member: Member) => void) => this.#known.forEach(visit),
  }
  succeed(myID: string, members: readonly Member[]) {
    this.#known.clear()
    for (const member of members) this.#known.set(member.id, member)
    this.#members.myID = myID
    this.emit('pusher:subscription_succeeded', this.#members)
  }
  add(member: Member) {
    this.#known.set(member.id, member)
    this.emit('pusher:member_added', member)
  }
  remove(member: Member) {
    this.#known.delete(member.id)
    this.emit('pusher:member_removed', member)
  }
}

interface Claim {
  readonly socketId: string
  readonly channelName: string
}

interface Options {
  readonly channelAuthorization: {
    customHandler(claim: Claim, callback: (error: Error | null, answer: unknown) => void): void
  }
}

/** Replaces pusher-js: a test plays the service. */
export class FakePusher {
  static made: FakePusher[] = []
  readonly connection = new FakeConnection()
  readonly channel = new FakeChannel()
  readonly subscribed: string[] = []
  isConnected = true
  constructor(
    readonly key: string,
    readonly options: Options,
  ) {
    FakePusher.made.push(this)
  }
  subscribe(name: string) {
    this.subscribed.push(name)
    return this.channel
  }
  /** Disconnects, which leaves every channel. */
  disconnect() {
    this.isConnected = false
    this.subscribed.length = 0
    this.connection.goTo('disconnected')
  }
  /** Requests authorisation from the page, as the client does once connected. */
  askLeave(claim: Claim) {
    return new Promise((resolve) => {
      this.options.channelAuthorization.customHandler(claim, (error, answer) => resolve(error ?? answer))
    })
  }
}
